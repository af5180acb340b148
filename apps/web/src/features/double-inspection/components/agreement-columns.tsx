import type { InspectorAgreement, ItemAgreement } from '@rondo/contract/double-inspection';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import { kappaWords } from '../kappa-words.ts';
import { usePairsLink } from '../use-pairs-link.ts';

type Agreement = Pick<ItemAgreement, 'pairs' | 'agreed' | 'observed' | 'kappa'>;
type Of = { itemId: string } | { inspectorId: string };

/** A number that opens the pairs it counts. */
function Opens({ to, count, children }: { to: string; count: number; children: ReactNode }) {
  return count > 0 ? (
    <Link to={to} className="num">
      {children}
    </Link>
  ) : (
    <span className="num">{children}</span>
  );
}

/** What every list says of an agreement. */
function useAgreementColumns<Row extends Agreement>(of: (row: Row) => Of): Column<Row>[] {
  const t = useT();
  const format = useFormat();
  const link = usePairsLink();
  return useMemo(
    () => [
      {
        key: 'pairs',
        title: t('doubleInspection.pairs'),
        width: 132,
        align: 'right',
        render: (r) => (
          <Opens to={link({ shown: 'all', ...of(r) })} count={r.pairs}>
            {format.count(r.pairs)}
          </Opens>
        ),
      },
      {
        key: 'observed',
        title: t('doubleInspection.observed'),
        width: 112,
        align: 'right',
        render: (r) => <span className="num">{format.percent(r.observed)}</span>,
      },
      {
        key: 'differing',
        title: t('doubleInspection.differing'),
        width: 112,
        align: 'right',
        render: (r) => (
          <Opens to={link({ shown: 'differing', ...of(r) })} count={r.pairs - r.agreed}>
            {format.count(r.pairs - r.agreed)}
          </Opens>
        ),
      },
      {
        key: 'kappa',
        title: t('doubleInspection.kappa'),
        width: 200,
        align: 'right',
        render: (r) => (
          <span className="agreement-kappa">
            <span className="meta">{kappaWords(t, r)}</span>
            <span className="num">{format.coefficient(r.kappa)}</span>
          </span>
        ),
      },
    ],
    [t, format, link, of],
  );
}

const ofItem = ({ itemId }: ItemAgreement): Of => ({ itemId });
const ofInspector = ({ inspector }: InspectorAgreement): Of => ({ inspectorId: inspector.id });

export function useItemColumns(): Column<ItemAgreement>[] {
  const t = useT();
  const numbers = useAgreementColumns(ofItem);
  return useMemo(
    () => [
      { key: 'item', title: t('doubleInspection.item'), always: true, render: (r) => r.name, textOf: (r) => r.name },
      {
        key: 'category',
        title: t('doubleInspection.category'),
        width: 180,
        render: (r) => r.category,
        textOf: (r) => r.category,
      },
      ...numbers,
    ],
    [t, numbers],
  );
}

export function useInspectorColumns(): Column<InspectorAgreement>[] {
  const t = useT();
  const format = useFormat();
  const link = usePairsLink();
  const numbers = useAgreementColumns(ofInspector);
  return useMemo(
    () => [
      {
        key: 'inspector',
        title: t('doubleInspection.inspector'),
        always: true,
        render: (r) => <Person name={r.inspector.name} />,
        textOf: (r) => r.inspector.name,
      },
      {
        key: 'inspections',
        title: t('doubleInspection.inspections'),
        width: 168,
        align: 'right',
        render: (r) => (
          <Opens to={link({ shown: 'all', ...ofInspector(r) })} count={r.inspections}>
            {format.count(r.inspections)}
          </Opens>
        ),
      },
      ...numbers,
    ],
    [t, format, link, numbers],
  );
}
