import { anyOf, type Needs } from '@rondo/contract/kit/endpoint';
import { type LivePath, pageRule } from '@rondo/domain/page';
import type { MessageKey } from '@rondo/messages';
import { ORG_TAB_NEEDS } from '../org/index.ts';

/** A setting: the page it stands on, and where on it. */
interface SettingRow {
  labelKey: MessageKey;
  hintKey: MessageKey;
  page: LivePath;
  /** What follows the path. */
  query?: `?${string}`;
  /** Beside the rule of the page. */
  needs?: Needs;
}

export interface SettingGroup {
  titleKey: MessageKey;
  rows: readonly SettingRow[];
}

/** Every setting there is (E6). A new one is a row here; who sees the row is said by its page, or by `needs`. */
const SETTINGS: readonly SettingGroup[] = [
  {
    titleKey: 'settings.group.own',
    rows: [
      own('account', '?panel=profile'),
      own('appearance', '?panel=profile&section=appearance'),
      own('navigation', '?panel=navigation'),
      own('notifications', '?panel=profile&section=notifications'),
      own('devices', '?panel=profile&section=devices'),
    ],
  },
  {
    titleKey: 'settings.group.people',
    rows: [
      { labelKey: 'settings.roles', hintKey: 'settings.rolesHint', page: '/user/role' },
      { labelKey: 'settings.departments', hintKey: 'settings.departmentsHint', page: '/user/department' },
      { labelKey: 'settings.invite', hintKey: 'settings.inviteHint', page: '/user/apply', query: '?panel=invite' },
    ],
  },
  {
    titleKey: 'settings.group.inspect',
    rows: [
      inspect('process', ''),
      inspect('rectification', '?tab=rectification'),
      inspect('receipt', '?tab=receipt'),
      inspect('report', '?tab=report'),
      {
        ...{ labelKey: 'settings.monthClose', hintKey: 'settings.monthCloseHint', page: '/inspect/statistics' },
        query: '?dialog=monthClose',
        needs: anyOf('x_company_setting'),
      },
      { labelKey: 'settings.checkIn', hintKey: 'settings.checkInHint', page: '/inspect/checkIn/settings' },
    ],
  },
  {
    titleKey: 'settings.group.cameras',
    rows: [
      camera('ai', '/ai', '?dialog=setting'),
      camera('timedSnapshot', '/timed-snapshot'),
      camera('pictures', '/album', '?dialog=storage'),
      {
        ...{ labelKey: 'settings.recording', hintKey: 'settings.recordingHint', page: '/device' },
        query: '?dialog=recording',
        needs: anyOf('x_device'),
      },
      camera('flowAlert', '/flow/health', '?dialog=alerts'),
      camera('captureRate', '/flow', '?dialog=formula'),
    ],
  },
  {
    titleKey: 'settings.group.company',
    rows: [
      tab('company'),
      tab('watermark'),
      {
        ...{ labelKey: 'settings.knowledge', hintKey: 'settings.knowledgeHint', page: '/knowledge' },
        needs: anyOf('x_kb_root'),
      },
      { labelKey: 'settings.sender', hintKey: 'settings.senderHint', page: '/sender' },
      {
        ...{ labelKey: 'subscription.setting.title', hintKey: 'settings.mailOutHint', page: '/subscription' },
        query: '?panel=setting',
        needs: anyOf('x_company_setting'),
      },
      tab('audit'),
    ],
  },
];

function own(
  key: 'account' | 'appearance' | 'navigation' | 'notifications' | 'devices',
  query: `?${string}`,
): SettingRow {
  return { labelKey: `settings.${key}`, hintKey: `settings.${key}Hint`, page: '/settings', query };
}

function inspect(key: 'process' | 'rectification' | 'receipt' | 'report', query: '' | `?${string}`): SettingRow {
  const words = { labelKey: `settings.${key}`, hintKey: `settings.${key}Hint` } as const;
  return { ...words, page: '/inspect/settings', ...(query === '' ? {} : { query }) };
}

/** What the company has its cameras do; its page shows the switch itself while it is off. */
function camera(
  key: 'ai' | 'timedSnapshot' | 'pictures' | 'flowAlert' | 'captureRate',
  page: LivePath,
  query?: `?${string}`,
): SettingRow {
  const words = { labelKey: `settings.${key}`, hintKey: `settings.${key}Hint` } as const;
  return { ...words, page, ...(query === undefined ? {} : { query }), needs: anyOf('x_company_setting') };
}

function tab(key: keyof typeof ORG_TAB_NEEDS): SettingRow {
  return {
    labelKey: `settings.${key}`,
    hintKey: `settings.${key}Hint`,
    page: '/user/org',
    query: `?tab=${key}`,
    needs: ORG_TAB_NEEDS[key],
  };
}

/** The settings somebody may use; a group without any is left out. */
export function settingsFor(can: (needs: Needs) => boolean): SettingGroup[] {
  const isShown = ({ page, needs }: SettingRow): boolean => {
    const rule = pageRule(page);
    return (rule === null || can(rule)) && (needs === undefined || can(needs));
  };
  return SETTINGS.map(({ titleKey, rows }) => ({ titleKey, rows: rows.filter(isShown) })).filter(
    ({ rows }) => rows.length > 0,
  );
}
