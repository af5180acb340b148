/** From so many messages a person and day on a category that few open is noise. */
const MANY_A_DAY = 2;
/** Fewer than this share are opened: readers do not need each of them at once. */
const FEW_OPENED = 0.3;
/** Fewer messages than this say nothing about habits. */
const ENOUGH = 20;

export interface Noise {
  messages: number;
  opened: number;
  /** Who got any. */
  people: number;
}

/** Messages a person and day; null: nobody got any. */
export const perPersonDay = ({ messages, people }: Pick<Noise, 'messages' | 'people'>, days: number): number | null =>
  people === 0 || days === 0 ? null : messages / people / days;

/** The share of messages that were opened, 0..1; null: there are none. */
export const openedRatio = ({ messages, opened }: Pick<Noise, 'messages' | 'opened'>): number | null =>
  messages === 0 ? null : opened / messages;

/** Whether a category is better told together once a day: many messages, few opened (N15.3). */
export function suggestsDigest(noise: Noise, days: number): boolean {
  const ratio = openedRatio(noise);
  const each = perPersonDay(noise, days);
  return noise.messages >= ENOUGH && each !== null && each >= MANY_A_DAY && ratio !== null && ratio < FEW_OPENED;
}
