import type { CoveragePolicyRow } from '@rondo/contract/coverage-policy';
import { useMemo } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import { stateWidth } from '../../../shared/ui/list/state-width.ts';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { askedWords, whereWords } from '../policy-words.ts';
import { CoverageCounts } from './coverage-counts.tsx';

/** The columns of the list. */
export function useCoveragePolicyColumns(): Column<CoveragePolicyRow>[] {
  const t = useT();
  const format = useFormat();
  return useMemo(
    () => [
      {
        key: 'name',
        title: t('coveragePolicy.name'),
        width: 200,
        always: true,
        render: (r) => r.name,
        textOf: (r) => r.name,
      },
      {
        key: 'shops',
        title: t('coveragePolicy.shops'),
        width: 180,
        render: (r) => whereWords(t, r),
        textOf: (r) => whereWords(t, r),
      },
      {
        key: 'asked',
        title: t('coveragePolicy.asked'),
        render: (r) => askedWords(t, r),
        textOf: (r) => askedWords(t, r),
      },
      {
        key: 'counts',
        title: t('coveragePolicy.period'),
        width: 300,
        always: true,
        render: (r) => <CoverageCounts row={r} />,
      },
      {
        key: 'state',
        title: t('coveragePolicy.state'),
        width: stateWidth('coveragePolicy', t),
        render: (r) => <StateLabel object="coveragePolicy" state={r.state} />,
      },
      {
        key: 'member',
        title: t('coveragePolicy.member'),
        width: 140,
        hidden: true,
        render: (r) => <Person name={r.member.name} />,
        textOf: (r) => r.member.name,
      },
      {
        key: 'created',
        title: t('coveragePolicy.created'),
        width: 140,
        hidden: true,
        sortable: true,
        render: (r) => <span className="num">{format.dateTime(r.createdAt)}</span>,
      },
    ],
    [t, format],
  );
}
