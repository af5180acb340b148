import type { Language } from '@rondo/domain/language';

/** What tells the two demo companies apart. All they say is in their folder of apps/server/demo-data. */
export interface House {
  /** Folder in apps/server/demo-data. */
  key: 'london' | 'china';
  /** Position among the logins of the sign-in page. */
  company: 0 | 1;
  language: Language;
  timeZone: string;
  /** Begins the codes of shops and the numbers of employees. */
  prefix: string;
  domain: string;
  /** Days since the company registered. */
  registeredDaysAgo: number;
  hasWatermark: boolean;
  /** Colours of the logo: ground and sign. */
  logo: readonly [ground: string, sign: string];
  mobileOf: (count: number) => string;
  /** Empty where no number is free for fiction. */
  shopPhoneOf: (index: number) => string;
}

const padded = (count: number, digits: number): string => String(count).padStart(digits, '0');

export const HOUSES: readonly [House, House] = [
  {
    key: 'london',
    company: 0,
    language: 'en-US',
    timeZone: 'Europe/London',
    prefix: 'HB',
    domain: 'demo.rondo',
    registeredDaysAgo: 806,
    hasWatermark: false,
    logo: ['#7a3b1d', '#f6e3c4'],
    // The ranges that Ofcom keeps free for fiction.
    mobileOf: (count) => `07700900${padded(count, 3)}`,
    shopPhoneOf: (index) => `020 7946 0${padded(100 + index, 3)}`,
  },
  {
    key: 'china',
    company: 1,
    language: 'zh-CN',
    timeZone: 'Asia/Shanghai',
    prefix: 'HL',
    domain: 'other.rondo',
    registeredDaysAgo: 523,
    hasWatermark: true,
    logo: ['#1f6b52', '#fff4d6'],
    // 154 is given to no operator.
    mobileOf: (count) => `1540000${padded(1_000 + count, 4)}`,
    shopPhoneOf: () => '',
  },
];
