import type { NoticeQuiz } from '@rondo/contract/notice-shapes';
import { DAY_MS, HOUR_MS } from '@rondo/domain/duration';
import type { Language } from '@rondo/domain/language';
import type { NoticeImportance, NoticeState } from '@rondo/domain/notice';
import { plainText, type RichBlock } from '@rondo/domain/rich-text';
import type { RoleKey } from '@rondo/domain/role';
import { messageKeys } from '../features/notice/index.ts';
import { pinyinOf } from '../platform/pinyin.ts';
import type { Dataset } from './dataset.ts';
import { addComments, addTry, COLD_QUIZ } from './notice-quiz.ts';
import { idAt } from './numbers.ts';
import type { DemoMember, DemoPeople } from './people.ts';
import { toldAs } from './told-as.ts';

type Words = Record<Language, string>;

interface Told {
  title: Words;
  text: Words;
  points: Record<Language, string[]>;
  category: string;
  importance: NoticeImportance;
  state: NoticeState;
  /** Days before now; of what is still to come after it. */
  daysAgo: number;
  isPinned?: boolean;
  /** Its readers are asked whether they understood it; they say something about it. */
  quiz?: Record<Language, NoticeQuiz>;
  withComments?: boolean;
  /** One in so many has not read it. */
  unreadEach: number;
  /** Of those who can sign in to the demo, who has not read it. */
  unreadBy: readonly RoleKey[];
}

const TOLD: readonly Told[] = [
  {
    title: { 'zh-CN': '节假日营业时间安排', 'en-US': 'Opening hours over the holidays' },
    text: {
      'zh-CN': '节假日期间各门店按以下时间营业，请提前告知顾客。',
      'en-US': 'Over the holidays the stores are open as follows. Please tell your customers in time.',
    },
    points: {
      'zh-CN': ['工作日照常营业', '节日当天推迟一小时开门', '有特殊情况联系区域经理'],
      'en-US': [
        'Working days as always',
        'On the holiday one hour later',
        'Ask your area manager where that does not fit',
      ],
    },
    ...{
      category: 'operation',
      importance: 'important',
      state: 'sent',
      daysAgo: 2,
      isPinned: true,
      withComments: true,
      unreadEach: 3,
      unreadBy: ['store_manager', 'staff'],
    },
  },
  {
    title: { 'zh-CN': '冷藏温度记录新要求', 'en-US': 'New rule for writing down cold storage temperatures' },
    text: {
      'zh-CN': '从下周一起，每天开店和闭店前各记录一次冷藏温度。',
      'en-US': 'From next Monday on, write down the temperature of the cold storage when you open and when you close.',
    },
    points: {
      'zh-CN': ['温度高于 5 ℃ 立即上报', '记录保留 30 天'],
      'en-US': ['Report more than 5 °C at once', 'Keep the sheet for 30 days'],
    },
    ...{ category: 'safety', importance: 'acknowledge', state: 'sent', daysAgo: 6, unreadEach: 5, unreadBy: [] },
    quiz: COLD_QUIZ,
  },
  {
    title: { 'zh-CN': '下月培训报名', 'en-US': 'Training next month' },
    text: { 'zh-CN': '下月开放两场店长培训，请在收到后报名。', 'en-US': 'There are two trainings for store managers.' },
    points: { 'zh-CN': ['沟通与排班', '现场检查'], 'en-US': ['Talking and planning shifts', 'Checking the floor'] },
    ...{ category: 'training', importance: 'normal', state: 'pending_send', daysAgo: -3, unreadEach: 1, unreadBy: [] },
  },
  {
    title: { 'zh-CN': '秋季新品上架说明', 'en-US': 'Shelving the autumn products' },
    text: { 'zh-CN': '新品陈列图稍后补充。', 'en-US': 'The plan of the shelves follows.' },
    points: { 'zh-CN': ['主通道端架'], 'en-US': ['End of the main aisle'] },
    ...{ category: 'promotion', importance: 'normal', state: 'draft', daysAgo: 0, unreadEach: 1, unreadBy: [] },
  },
];

/** Announcements of the administrator: two that were sent and partly read, one for later, one that is being written. */
export function addNotices(dataset: Dataset, { language, people }: { language: Language; people: DemoPeople }): void {
  for (const one of TOLD) addOne(dataset, language, people, one);
}

function addOne(dataset: Dataset, language: Language, { admin, all }: DemoPeople, told: Told): void {
  const { companyId, now } = dataset;
  const at = new Date(now.getTime() - Math.max(told.daysAgo, 0) * DAY_MS - HOUR_MS);
  const id = idAt(at);
  const title = told.title[language];
  const content: RichBlock[] = [
    { kind: 'paragraph', pieces: [{ text: told.text[language], marks: [], link: null }] },
    {
      ...{ kind: 'list', isOrdered: false },
      items: told.points[language].map((text) => ({ level: 0, pieces: [{ text, marks: [], link: null }] })),
    },
  ];
  const isSent = told.state === 'sent';
  dataset.notice.push({
    ...{ company_id: companyId, id, number: dataset.number('N', at), title, title_pinyin: pinyinOf(title) },
    ...{ content, content_text: plainText(content), category: told.category },
    ...{ importance: told.importance, state: told.state, is_to_all: true, author_id: admin.id },
    method: told.state === 'pending_send' ? 'scheduled' : 'immediate',
    send_at: told.state === 'pending_send' ? new Date(now.getTime() - told.daysAgo * DAY_MS) : null,
    ...{ quiz: told.quiz?.[language] ?? null, with_comments: told.withComments ?? false },
    pinned_until: told.isPinned ? new Date(now.getTime() + 7 * DAY_MS) : null,
    ...{ sent_at: isSent ? at : null, created_at: at, updated_at: at, rev: isSent ? 1 : 0 },
  });
  const step = { kind: 'notice', id, name: title, at, by: admin } as const;
  dataset.addHistory({ ...step, event: 'created', to: 'draft' });
  if (told.state === 'pending_send')
    dataset.addHistory({ ...step, event: 'schedule', from: 'draft', to: 'pending_send' });
  if (!isSent) return;
  dataset.addHistory({ ...step, event: 'publish', from: 'draft', to: 'sent', data: { members: all.length } });
  const isAsked = told.importance === 'acknowledge';
  for (const [nth, member] of all.entries()) {
    const isRead = member.account === null ? (nth + 1) % told.unreadEach !== 0 : !told.unreadBy.includes(member.role);
    const quiz = told.quiz?.[language] ?? null;
    // Some read it and did not understand it.
    const isRight = member.account !== null || (nth + 1) % WRONG_EACH !== 0;
    const reader = { id, title, at, member, isAsked, isRead, quiz, isRight };
    addReader(dataset, reader);
    addMessage(dataset, reader);
  }
  const said = new Date(at.getTime() + HOUR_MS);
  if (told.withComments) addComments(dataset, language, { noticeId: id, at: said, people: all });
}

/** One in so many answered wrong. */
const WRONG_EACH = 4;

interface Reader {
  id: string;
  title: string;
  at: Date;
  member: DemoMember;
  isAsked: boolean;
  isRead: boolean;
  quiz: NoticeQuiz | null;
  isRight: boolean;
}

const readAtOf = ({ at, isRead }: Reader): Date | null => (isRead ? new Date(at.getTime() + HOUR_MS / 2) : null);

function addReader(dataset: Dataset, reader: Reader): void {
  const { id, at, member, isAsked, quiz, isRight } = reader;
  const readAt = readAtOf(reader);
  const isTried = quiz !== null && readAt !== null;
  dataset.notice_recipient.push({
    ...{ company_id: dataset.companyId, notice_id: id, member_id: member.id, sent_at: at, read_at: readAt },
    acknowledged_at: isAsked ? readAt : null,
    understood_at: isTried && isRight ? readAt : null,
  });
  if (isTried) addTry(dataset, quiz, { noticeId: id, member, at: readAt, isRight });
}

/** What the bell said to who can sign in, as sending says it; nobody reads the others'. */
function addMessage(dataset: Dataset, reader: Reader): void {
  const { id, title, at, member } = reader;
  if (member.account === null) return;
  dataset.message.push({
    ...{ company_id: dataset.companyId, id: idAt(at), member_id: member.id, ...toldAs('notice_sent') },
    params: { title, page: `/notice?open=${id}` },
    ...{ object_kind: null, object_id: null, shop_id: null, source_key: messageKeys(id)[0] },
    ...{ created_at: at, read_at: readAtOf(reader) },
  });
}
