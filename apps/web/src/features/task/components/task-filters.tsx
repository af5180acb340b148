import { anyOf } from '@rondo/contract/kit/endpoint';
import { shopGroups } from '@rondo/contract/shop-options';
import { templateOptions } from '@rondo/contract/template-options';
import { LEVEL_RAMP } from '@rondo/domain/level';
import { MODES, PURPOSES, TASK_STATES, taskMachine } from '@rondo/domain/task';
import type { ReactNode } from 'react';
import { useCall } from '../../../shared/http/query.ts';
import { type Translate, useT } from '../../../shared/i18n.tsx';
import { SearchChip } from '../../../shared/inspect/search-chip.tsx';
import { useCan, useMe } from '../../../shared/session/me.ts';
import { PeriodChip } from '../../../shared/ui/date/period-chip.tsx';
import { useAskedOptions } from '../../../shared/ui/list/asked-options.ts';
import { FilterBar, type FiltersProps } from '../../../shared/ui/list/filter-bar.tsx';
import { FilterChip, MoreFilters } from '../../../shared/ui/list/filter-chip.tsx';
import { useNarrow } from '../../../shared/ui/list/use-narrow.ts';
import { type FilterName, type TaskFilters as Filters, LISTED_KINDS, type TaskTab } from '../list-input.ts';

interface Props extends FiltersProps<FilterName> {
  tab: TaskTab;
}

interface Chip {
  key: string;
  isSet: boolean;
  /** Stands in the bar although it is not set; the others wait behind "more filters". */
  isFirst?: boolean;
  node: ReactNode;
}

const TEMPLATES_NEED = anyOf('x_dispatch', 'template_manage', 'record_select', 'task_center');

/** Search and chips: the usual ones and those that are set stand in the bar, on the phone only those that are set. */
export function TaskFilters(props: Props) {
  const { q, onSet, right } = props;
  const t = useT();
  const isPhone = useNarrow();
  const chips = [...useChoiceChips(props), ...useSearchChips(props), ...periodChips(props, t)];
  const isShown = (chip: Chip) => chip.isSet || (chip.isFirst === true && !isPhone);
  return (
    <FilterBar search={{ label: t('task.search'), value: q, onChange: (text) => onSet({ q: text }) }} right={right}>
      {chips.filter(isShown).map((chip) => chip.node)}
      <MoreFilters>{chips.filter((chip) => !isShown(chip)).map((chip) => chip.node)}</MoreFilters>
    </FilterBar>
  );
}

interface Choice {
  name: FilterName;
  label: string;
  options: { value: string; label: string; hint?: ReactNode }[];
  isFirst?: boolean;
  isSingle?: boolean;
  onOpen?: () => void;
  isLoading?: boolean;
}

function useChoiceChips({ tab, filters, onSet }: Props): Chip[] {
  const t = useT();
  const { hasSample } = useMe();
  const real: Choice = {
    ...{ name: 'real', label: t('sampleCompany.mark'), isSingle: true },
    options: (['true', 'false'] as const).map((value) => ({ value, label: t(`sampleCompany.rows.${value}`) })),
  };
  const choices = [
    ...fixedChoices(tab, t),
    ...(hasSample || filters.real.length > 0 ? [real] : []),
    ...useOwnChoices(filters),
  ];
  return choices.map(({ name, label, isFirst = false, isSingle = false, ...own }) => ({
    key: name,
    isSet: filters[name].length > 0,
    isFirst,
    node: (
      <FilterChip
        key={name}
        label={label}
        value={filters[name]}
        onChange={(value) => onSet({ filters: { [name]: value } })}
        multi={!isSingle}
        {...own}
      />
    ),
  }));
}

/** What can be chosen from is the same everywhere. Rectifications stand in "to do" only, where nothing waits for others. */
function fixedChoices(tab: TaskTab, t: Translate): Choice[] {
  const kinds = LISTED_KINDS.filter((kind) => kind !== 'rectification' || tab === 'todo');
  const states = TASK_STATES.filter((state) => tab !== 'todo' || !taskMachine.held.some((held) => held === state));
  return [
    {
      name: 'kind',
      label: t('task.kind'),
      options: kinds.map((value) => ({ value, label: t(`task.kinds.${value}`) })),
      isFirst: true,
    },
    {
      name: 'state',
      label: t('task.state'),
      options: states.map((value) => ({ value, label: t(`state.task.${value}`) })),
      isFirst: true,
    },
    {
      name: 'overdue',
      label: t('task.overdue'),
      options: [
        { value: 'true', label: t('state.taskView.overdue') },
        { value: 'false', label: t('state.taskView.not_overdue') },
      ],
      isSingle: true,
    },
    {
      name: 'levelRank',
      label: t('task.level'),
      options: LEVEL_RAMP.map((key, rank) => ({ value: String(rank), label: t(`state.level.${key}`) })),
    },
    {
      name: 'mode',
      label: t('task.mode'),
      options: MODES.map((value) => ({ value, label: t(`state.mode.${value}`) })),
    },
    {
      name: 'purpose',
      label: t('task.purpose'),
      options: PURPOSES.map((value) => ({ value, label: t(`inspection.purpose.${value}`) })),
    },
  ];
}

/** The company's own groups and templates, asked for when they are wanted. */
function useOwnChoices(filters: Filters): Choice[] {
  const t = useT();
  const mayTemplates = useCan()(TEMPLATES_NEED);
  const [asked, ask] = useAskedOptions(filters);
  const groups = useCall(shopGroups, {}, { enabled: asked.includes('groupId') });
  const isTemplates = mayTemplates && asked.includes('templateId');
  const templates = useCall(templateOptions, {}, { enabled: isTemplates, part: true });
  const group: Choice = {
    name: 'groupId',
    label: t('task.group'),
    options: (groups.data ?? []).map((g) => ({ value: g.id, label: g.path || g.name, hint: g.shopCount })),
    onOpen: () => ask('groupId'),
    isLoading: groups.isPending,
  };
  const template: Choice = {
    name: 'templateId',
    label: t('task.template'),
    options: (templates.data ?? []).map((one) => ({ value: one.id, label: one.name })),
    onOpen: () => ask('templateId'),
    isLoading: templates.isPending,
  };
  return mayTemplates ? [group, template] : [group];
}

function useSearchChips({ filters, onSet }: Props): Chip[] {
  const t = useT();
  const set = (name: FilterName) => (value: string[]) => onSet({ filters: { [name]: value } });
  const people = (name: 'handlerId' | 'reviewerId' | 'initiatorId', label: string): Chip => ({
    key: name,
    isSet: filters[name].length > 0,
    node: <SearchChip key={name} label={label} value={filters[name]} onChange={set(name)} kind="member" />,
  });
  return [
    {
      key: 'shopId',
      isSet: filters.shopId.length > 0,
      isFirst: true,
      node: (
        <SearchChip key="shopId" label={t('task.shop')} value={filters.shopId} onChange={set('shopId')} kind="shop" />
      ),
    },
    people('handlerId', t('state.processRole.inspection_handler')),
    people('reviewerId', t('state.processRole.inspection_reviewer')),
    people('initiatorId', t('task.initiator')),
  ];
}

function periodChips({ filters, onSet }: Props, t: Translate): Chip[] {
  const period = (name: 'created' | 'deadline' | 'finished', label: string, isPast: boolean): Chip => {
    const [from] = filters[`${name}From`];
    const [to] = filters[`${name}To`];
    const days = (day: string | undefined) => (day ? [day] : []);
    const change = (period: { from?: string; to?: string }) =>
      onSet({ filters: { [`${name}From`]: days(period.from), [`${name}To`]: days(period.to) } });
    return {
      key: name,
      isSet: from !== undefined || to !== undefined,
      node: <PeriodChip key={name} label={label} value={{ from, to }} onChange={change} isComing={!isPast} />,
    };
  };
  // What links name; nobody chooses them from a list.
  const linked = (name: 'batchId' | 'cycleId', label: string, text: string): Chip[] =>
    filters[name].length === 0
      ? []
      : [
          {
            key: name,
            isSet: true,
            node: (
              <FilterChip
                key={name}
                label={label}
                value={filters[name]}
                text={text}
                onChange={() => onSet({ filters: { [name]: [] } })}
                custom={() => null}
              />
            ),
          },
        ];
  return [
    period('created', t('task.created'), true),
    period('deadline', t('task.deadline'), false),
    period('finished', t('task.finished'), true),
    ...linked('batchId', t('task.batch'), t('task.batchOne')),
    ...linked('cycleId', t('task.cycle'), t('task.cycleOne')),
  ];
}
