import { ALBUM_LIMIT } from './album-limit.ts';
import { ASSISTANT_LIMIT } from './assistant/limit.ts';
import { CLIP_LIMIT } from './clip-limit.ts';
import { CYCLE_LIMIT } from './cycle/limit.ts';
import { HOUR_MS } from './duration.ts';
import { FEEDBACK_LIMIT } from './feedback-limit.ts';
import { KNOWLEDGE_LIMIT } from './knowledge/limit.ts';
import { KNOWLEDGE_TEXT_LIMIT } from './knowledge-text/limit.ts';
import { LEARNING_LIMIT } from './learning/limit.ts';
import { MEMBER_LIMIT } from './member-limit.ts';
import { MESSAGE_LIMIT } from './message-limit.ts';
import { NOTICE_LIMIT } from './notice/limit.ts';
import { PHOTO_HASH_LIMIT } from './photo-hash-limit.ts';
import { POINTS_LIMIT } from './points/limit.ts';
import { RECORDING_LIMIT } from './recording-limit.ts';
import { REPORT_LIMIT } from './report-limit.ts';
import { SENDER_LIMIT } from './sender-limit.ts';
import { SHOP_LIMIT } from './shop-limit.ts';
import { SUBSCRIPTION_LIMIT } from './subscription/limit.ts';
import { TASK_LIMIT } from './task-limit.ts';
import { SNAPSHOT_LIMIT } from './timed-snapshot/limit.ts';
import { MB } from './upload.ts';

/**
 * Every limit of the product that is a plain number, in one place. Units are in the names; text lengths count Unicode characters.
 * A page, the contract and the server read the same row, so that what is promised at a field is what is refused behind it.
 * `tools/check-one-place.mjs` refuses a bare number in contract and pages.
 */
export const LIMIT = {
  /** The greatest whole number a column of the database takes. */
  wholeNumber: 2_147_483_647,
  percent: 100,
  weekdays: 7,
  password: { min: 8, max: 16 },
  /** What only travels, to be looked up or compared: longer is refused before anything is done with it. */
  sent: {
    password: 200,
    account: 200,
    code: 20,
    companyCode: 20,
    invite: 100,
    pass: 100,
    setupKey: 100,
    browser: 100,
    ticket: 100,
    trace: 60,
    device: 60,
    objectKey: 100,
    preferenceKey: 100,
    snapshotKey: 200,
    jobKind: 40,
    permissions: 20,
    groupName: 1000,
    importMapping: 20_000,
    importDefaults: 5000,
    importSheet: 50,
    answer: 5000,
  },
  name: {
    company: 50,
    department: 50,
    role: 20,
    member: 30,
    shop: 50,
    shopCode: 30,
    group: 50,
    template: 50,
    category: 50,
    checkItem: 200,
    task: 50,
    cycle: 50,
    rectification: 200,
    announcement: 60,
    pointsRule: 30,
    snapshot: 30,
    aiEvent: 20,
    collection: 30,
    subscription: 50,
    dashboard: 30,
    view: 30,
    device: 50,
    cameraView: 20,
    file: 120,
    document: 200,
    level: 20,
    option: 100,
  },
  text: {
    standard: 2000,
    description: 500,
    comment: 500,
    remark: 500,
    reason: 200,
    note: 1000,
    answer: 2000,
    phrase: 50,
    taskContent: 5000,
    announcementContent: 20_000,
    generation: 10_000,
    detectionContent: 300,
    search: 100,
  },
  tree: { groupDepth: 10, departmentDepth: 10, categoryDepth: 3, followUpDepth: 3, segment: 50 },
  template: {
    categories: 50,
    items: 500,
    options: 20,
    deductions: 20,
    phrases: 20,
    followUps: 40,
    maxScore: 1000,
    itemCode: 30,
    unit: 10,
    link: 500,
    /** Newest records that a draft is tried on, and that the health of items is read from. */
    replayed: 200,
    healthRecords: 1000,
    /** Of each kind that a template may be shared with. */
    shared: 100,
    /** Of a choice, a reason to deduct, a level: made by the editor. */
    partKey: { item: 40, level: 30 },
    points: 10_000,
    step: 0.01,
    measure: 100_000,
    standardScore: 100_000,
  },
  /** What a draft may carry beyond what can be published: so much is named as a fault, more is refused as it comes in. */
  draftTemplate: { categories: 51, items: 501, levels: 10, maxScore: 10_000 },
  level: { min: 2, max: 6 },
  photo: { perItem: 9, standard: 6, strip: 12, standardBytes: 30 * MB },
  photoHash: PHOTO_HASH_LIMIT,
  /** What is deleted can be brought back this long; a list of it shows the newest. */
  bin: { days: 30, shown: 100 },
  import: { checkItems: 500, shops: 50_000, members: 10_000, departments: 2000, bytes: 20 * MB, undoHours: 24 },
  /** Background work: how long its result is kept, how much of it is listed, how much of a company runs at once. */
  job: { keepDays: 7, listed: 50, atOnce: 2, errorsListed: 100 },
  export: { atOnceRows: 1000, fileRows: 10_000, rows: 100_000, keepDays: 7, reportPack: 200 },
  cameras: { playing: 9, views: 50, shopsAtOnce: 200, watchDays: 180 },
  recording: RECORDING_LIMIT,
  clip: CLIP_LIMIT,
  device: {
    ...{ address: 260, username: 60, password: 128, serial: 64, model: 60, channels: 64, stream: 500, imported: 5000 },
    /** Of commands: shown, kept, asked about while they go on, given up; away so long it is told; asked in a round of the clock. */
    ...{ commands: 50, commandDays: 180, pollMs: 5_000, giveUpMs: 300_000 },
    ...{ offlineMs: 600_000, checked: 2_000, checkedAtOnce: 16 },
    /** Devices that one call asks for something; of one store so many do it at once; a clock this far off is set, and is right afterwards. */
    ...{ batch: 100, storeAtOnce: 4, clockOffMs: 3_000 },
    /** How far back recordings of a device reach is asked again after this, of so many of its cameras at once. */
    ...{ oldestFreshMs: HOUR_MS, oldestAtOnce: 8 },
  },
  /** Of store gateways: a pairing code is good so long; wrong ones from one address, and of everybody at one node, within that time. */
  edge: { codeMs: 600_000, wrongCodes: 10, wrongCodesOfAll: 1_000, lostMs: 60_000 },
  detection: { sensitivity: { min: 1, max: 5 }, place: 1000, spansPerDay: 3, dayMinutes: 1440, coolDownSeconds: 250 },
  page: { sizes: [10, 20, 50, 100], size: 20, countedRows: 10_000, last: 1000, cursor: 200, values: 200 },
  timeZone: 60,
  badge: 99,
  customRoles: 100,
  member: MEMBER_LIMIT,
  application: { batch: 100 },
  role: { members: 500 },
  handover: { choices: 5000 },
  message: MESSAGE_LIMIT,
  /** Reminders are told from this hour of the company's day on. */
  certificate: { title: 50, number: 60, shown: 20, reminderHour: 8, imported: 5000 },
  shopDocument: { perShop: 100 },
  department: { code: 30, description: 200, heads: 20 },
  shop: SHOP_LIMIT,
  /** The map of stores: its closest zoom, what is drawn at once, what is put on it at once. */
  shopMap: { zoom: 19, cells: 2000, placed: 200 },
  /** Times in which what was shown on the way to a check-in still counts; the others are thresholds of its doubts. */
  checkIn: {
    radiusMeters: { min: 50, max: 2000 },
    stayMinutes: { min: 0, max: 480 },
    accuracyMeters: 100,
    roughestMeters: 1000,
    retries: 3,
    codeLetters: 8,
    codeEveryMs: 30_000,
    scannedForMs: 10 * 60_000,
    triedForMs: HOUR_MS,
    travelKmPerHour: 150,
    deviceDays: 30,
    overrides: 500,
    farthestAccuracyMeters: 100_000,
  },
  pace: {
    itemSeconds: 2,
    fastPercent: 30,
    leastOfMedianPercent: 25,
    compared: 100,
    comparedLeast: 3,
    secondsMost: 604_800,
  },
  task: TASK_LIMIT,
  /** Inspections that a coverage policy asks for in a week or a month. */
  coverage: { atLeast: 31 },
  cycle: CYCLE_LIMIT,
  rectification: {
    handlers: 20,
    reviewers: 20,
    cc: 50,
    limitHours: 8760,
    extensions: 2,
    /** A question for more time that nobody answers is denied after so many hours. */
    askedHours: 24,
    appealHours: 48,
    /** The most that one round may cost, in the money of the company. */
    cost: 9_999_999,
    reopenDays: 30,
    /** One act for several: a page of the list. Pictures before and after that a row of a sheet shows; what leaves with its pictures: rows, and photos of a zip. */
    bulk: 100,
    pictures: 4,
    picturedRows: 5_000,
    zippedPhotos: 20_000,
    zippedGb: 2,
  },
  report: REPORT_LIMIT,
  receipt: { hours: 720 },
  album: ALBUM_LIMIT,
  announcement: NOTICE_LIMIT,
  feedback: FEEDBACK_LIMIT,
  sender: SENDER_LIMIT,
  knowledge: KNOWLEDGE_LIMIT,
  assistant: ASSISTANT_LIMIT,
  knowledgeText: KNOWLEDGE_TEXT_LIMIT,
  learning: LEARNING_LIMIT,
  points: POINTS_LIMIT,
  area: { points: { min: 3, max: 10 }, areas: 4 },
  snapshot: SNAPSHOT_LIMIT,
  subscription: SUBSCRIPTION_LIMIT,
  period: { days: 366 },
  draft: { keepDays: 7, saveEveryMs: 5000 },
  rank: { samples: 3, levels: 4 },
} as const;

/** What a company starts with and what forms begin with, each said here only (product 28); every row is read by something. */
export const DEFAULTS = {
  zone: 'Asia/Shanghai',
  businessDayCutOff: '00:00',
  naPolicy: 'exclude',
  redLinePolicy: 'fail',
  lateTasks: 'allow_late',
  /** How deadlines of new dispatches and cycles begin: at a time, or (`business`) in opening hours. */
  deadlineClock: 'calendar',
  /** Quiet hours of messages as their switch begins; nobody has any before. */
  quietHours: { from: '22:00', to: '07:30' },
  /** Handlers and managers of a store may appeal against a rectification. */
  allowsAppeal: true,
  /** Months close, in the night of this day of the month after. */
  monthCloseDay: 3,
  /** Certificates are watched: people are reminded so many days before the last day, and the day after it. */
  certificateReminderDays: [-1, 7, 30, 60],
  dissolutionCoolingHours: 72,
  rectifyHours: { normal: 72, major: 48, red_line: 24 },
  reviewHours: 48,
  /** Hours to acknowledge a report, as the switch of reading receipts begins; nobody is asked before. */
  receiptHours: 48,
  /** The role at a store that hears of what nobody does: a role, not a person. */
  notifierRole: 'area_manager',
  roundHours: 24,
  repeatWindowDays: 30,
  checkInRadiusMeters: 200,
  /** Of a new points rule; points by hand above `secondAbove` need a second person. */
  points: { cycle: 'month', initial: 100, lower: 0, upper: 200, appealDays: 3, secondAbove: 100 },
} as const;

/** Length of a text as people count it: Unicode characters, not UTF-16 units. */
export function characters(text: string): number {
  return [...text].length;
}
