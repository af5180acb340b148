export { RoleDiffSums } from './components/role-diff-sums.tsx';
