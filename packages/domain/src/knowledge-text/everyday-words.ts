import { CHINESE_FOOD_AND_SHOP, CHINESE_MONEY_AND_RULES, CHINESE_PEOPLE_AND_WORK } from './everyday-chinese.ts';
import { CHINESE_DOING } from './everyday-chinese-doing.ts';
import { ENGLISH_DOING, ENGLISH_FOOD_AND_PLACE, ENGLISH_PEOPLE_AND_WORK } from './everyday-english.ts';
import { ENGLISH_HOW } from './everyday-english-more.ts';

const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '');

/** Groups of words that mean nearly the same, as they are written. */
export const EVERYDAY_WORDS: readonly (readonly string[])[] = [
  ...lines(CHINESE_PEOPLE_AND_WORK + CHINESE_FOOD_AND_SHOP + CHINESE_MONEY_AND_RULES + CHINESE_DOING).map((line) =>
    line.split(' '),
  ),
  ...lines(ENGLISH_PEOPLE_AND_WORK + ENGLISH_FOOD_AND_PLACE + ENGLISH_DOING + ENGLISH_HOW).map((line) =>
    line.split(', '),
  ),
];
