export { against, pageOf } from './points-appeal.present.ts';
