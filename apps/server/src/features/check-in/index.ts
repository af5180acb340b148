export { keepPace } from './keep-pace.ts';
export { requireCheckIn } from './require-check-in.ts';
export { reviewsCheckIn } from './reviews-check-in.ts';
