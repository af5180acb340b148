export { FlowAlertDialog } from './components/flow-alert-dialog.tsx';
