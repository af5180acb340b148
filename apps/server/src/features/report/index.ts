export { mountLinks } from './link/mount-links.ts';
