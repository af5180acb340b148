import type { Language } from '@rondo/domain/language';

/** A file of demo-data, by its name without ending, and what it becomes. */
interface DemoFile {
  kind: 'file';
  from: 'handbook' | 'opening' | 'complaints' | 'training' | 'legal' | 'cleaning';
  ending: 'pdf' | 'md' | 'csv';
  name: Record<Language, string>;
  introduction: Record<Language, string>;
  tags: Record<Language, string[]>;
  /** Days until its owner looks at it again. */
  reviewInDays?: number;
  /** It can only be read in the page. */
  isKept?: boolean;
}

interface DemoLink {
  kind: 'link';
  name: Record<Language, string>;
  introduction: Record<Language, string>;
  url: Record<Language, string>;
}

interface DemoFolder {
  kind: 'folder';
  name: Record<Language, string>;
  introduction: Record<Language, string>;
  /** Only its owner, whoever the company belongs to, and administrators of the knowledge base. */
  isClosed?: boolean;
  children: readonly (DemoFile | DemoLink)[];
}

const both = <T>(zh: T, en: T): Record<Language, T> => ({ 'zh-CN': zh, 'en-US': en });

/** What the knowledge base of a demo company holds. */
export const DEMO_KNOWLEDGE: readonly DemoFolder[] = [
  {
    kind: 'folder',
    name: both('食品安全', 'Food safety'),
    introduction: both('收货、储存、烹饪、清洁的要求', 'What holds for deliveries, storage, cooking and cleaning'),
    children: [
      {
        ...{ kind: 'file', from: 'handbook', ending: 'pdf', reviewInDays: 5 },
        name: both('门店食品安全手册', 'Food safety handbook'),
        introduction: both('七章，适用于所有门店', 'Seven chapters for every store'),
        tags: both(['必读', '食品安全'], ['must read', 'food safety']),
      },
      {
        ...{ kind: 'file', from: 'cleaning', ending: 'csv' },
        name: both('清洁频次表', 'Cleaning plan'),
        introduction: both('每个区域多久清洁一次', 'How often each place is cleaned'),
        tags: both(['清洁'], ['cleaning']),
      },
      {
        kind: 'link',
        name: both('国家市场监督管理总局', 'Food Standards Agency'),
        introduction: both('法规原文和召回公告', 'The rules in full, and recalls'),
        url: both('https://www.samr.gov.cn/', 'https://www.food.gov.uk/'),
      },
    ],
  },
  {
    kind: 'folder',
    name: both('门店运营', 'Running a store'),
    introduction: both('从开店到打烊', 'From opening to closing'),
    children: [
      {
        ...{ kind: 'file', from: 'opening', ending: 'md' },
        name: both('开店与打烊流程', 'Opening and closing'),
        introduction: both('', ''),
        tags: both(['流程'], ['process']),
      },
      {
        ...{ kind: 'file', from: 'complaints', ending: 'md' },
        name: both('顾客投诉处理', 'Complaints of guests'),
        introduction: both('退款权限和回访要求', 'Who may refund how much, and who calls back'),
        tags: both(['顾客'], ['guests']),
      },
    ],
  },
  {
    kind: 'folder',
    name: both('培训', 'Training'),
    introduction: both('新员工和带教', 'For new people and their buddies'),
    children: [
      {
        ...{ kind: 'file', from: 'training', ending: 'md' },
        name: both('新员工第一周', 'The first week'),
        introduction: both('', ''),
        tags: both(['必读', '新员工'], ['must read', 'new people']),
      },
    ],
  },
  {
    kind: 'folder',
    name: both('法务', 'Legal'),
    introduction: both('仅限法务和管理员', 'For legal and administrators only'),
    isClosed: true,
    children: [
      {
        ...{ kind: 'file', from: 'legal', ending: 'md', isKept: true },
        name: both('供应商和解协议要点', 'Settlement with the carrier'),
        introduction: both('', ''),
        tags: both([], []),
      },
    ],
  },
];
