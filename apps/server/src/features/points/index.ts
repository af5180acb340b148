export { dayOf as pointsDayOf } from './facts.ts';
export { PLAIN as PLAIN_POSTING, post as postPoints, type Wanted as WantedPosting } from './post.ts';
