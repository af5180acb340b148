export { FeedbackButton } from './components/feedback-button.tsx';
export { SupportLink } from './components/support-link.tsx';
