export { HelpPanel } from './components/help-panel.tsx';
