export { ShopDocumentSection } from './components/shop-document-section.tsx';
