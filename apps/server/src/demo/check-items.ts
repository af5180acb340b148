import { libraryItem } from '@rondo/domain/check-item';
import { DAY_MS } from '@rondo/domain/duration';
import type { Language } from '@rondo/domain/language';
import { type CheckItem, newCheckItem } from '@rondo/domain/scoring/template';
import { pinyinOf } from '../platform/pinyin.ts';
import { idAt } from './numbers.ts';
import type { DemoMember } from './people.ts';

type Words = Record<Language, string>;

interface Kept {
  name: Words;
  standard: Words;
  category: Words;
  fields: Partial<CheckItem>;
  daysAgo: number;
}

const FOOD: Words = { 'zh-CN': '食品安全', 'en-US': 'Food safety' };
const FIRE: Words = { 'zh-CN': '消防安全', 'en-US': 'Fire safety' };
const GUESTS: Words = { 'zh-CN': '顾客体验', 'en-US': 'Guest experience' };

/** What the chain asks in more than one template. */
const KEPT: readonly Kept[] = [
  {
    name: { 'zh-CN': '冷藏柜温度不高于 5 °C', 'en-US': 'Fridges at 5 °C or below' },
    standard: { 'zh-CN': '看柜内温度计，不看面板。', 'en-US': 'Read the thermometer inside, not the display.' },
    category: FOOD,
    fields: { answer: 'temperature', unit: '°C', max: 5, severity: 'red_line' },
    daysAgo: 20,
  },
  {
    name: { 'zh-CN': '没有过期或无标签的食材', 'en-US': 'Nothing expired or without a label' },
    standard: { 'zh-CN': '每个冷柜抽查五件。', 'en-US': 'Look at five pieces in every fridge.' },
    category: FOOD,
    fields: { severity: 'red_line' },
    daysAgo: 18,
  },
  {
    name: { 'zh-CN': '安全出口畅通', 'en-US': 'Fire exits are clear' },
    standard: {
      'zh-CN': '门能从里面推开，通道没有堆物。',
      'en-US': 'The door opens from inside; nothing stands in the way.',
    },
    category: FIRE,
    fields: { severity: 'major', photo: { rule: 'on_fail', min: 1, max: 3, cameraOnly: false } },
    daysAgo: 12,
  },
  {
    name: { 'zh-CN': '进店十秒内有人招呼', 'en-US': 'Guests are greeted within ten seconds' },
    standard: { 'zh-CN': '抬头、微笑、打招呼。', 'en-US': 'Eye contact, a smile, a greeting.' },
    category: GUESTS,
    fields: { answer: 'score', maxScore: 5, step: 1 },
    daysAgo: 6,
  },
  {
    name: { 'zh-CN': '门头与橱窗干净', 'en-US': 'Shop front and windows are clean' },
    standard: { 'zh-CN': '没有污渍、破损和过期海报。', 'en-US': 'No stains, no damage, no old posters.' },
    category: GUESTS,
    fields: {},
    daysAgo: 3,
  },
];

interface Ground {
  companyId: string;
  language: Language;
  by: DemoMember;
  now: Date;
}

/** The check item library of a chain. */
export function checkItemsOf({ companyId, language, by, now }: Ground): Record<string, unknown>[] {
  return KEPT.map(({ name, standard, category, fields, daysAgo }) => {
    const at = new Date(now.getTime() - daysAgo * DAY_MS);
    const id = idAt(at);
    const item = { ...newCheckItem(id, name[language]), standard: standard[language], ...fields };
    return {
      company_id: companyId,
      id,
      name: item.name,
      name_pinyin: pinyinOf(item.name),
      severity: item.severity,
      category: category[language],
      content: libraryItem(item, id),
      created_by: by.id,
      created_at: at,
      updated_at: at,
    };
  });
}
