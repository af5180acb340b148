export { CertificateSection } from './components/certificate-section.tsx';
