export { FeedbackButton } from './components/feedback-button.tsx';
