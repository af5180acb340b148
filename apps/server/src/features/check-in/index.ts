export { filtered as listedCheckIns } from './check-in.queries.ts';
export { keepPace } from './keep-pace.ts';
export { requireCheckIn } from './require-check-in.ts';
export { reviewsCheckIn } from './reviews-check-in.ts';
