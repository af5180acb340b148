export { NoticePopUps } from './components/notice-pop-ups.tsx';
