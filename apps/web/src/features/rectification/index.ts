export { RectificationDrawer } from './components/rectification-drawer.tsx';
