export { dayOf as pointsDayOf } from './facts.ts';
export { PLAIN as PLAIN_POSTING, post as postPoints } from './post.ts';
