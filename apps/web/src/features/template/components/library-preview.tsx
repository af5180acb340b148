import { templateApi } from '@rondo/contract/template';
import type { LibraryRow } from '@rondo/contract/template-library';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { DetailDrawer, DrawerHead } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import './compare.css';

interface Props {
  row: LibraryRow;
  onCopy: () => void;
  onClose: () => void;
}

/** What a template of the library asks, category by category. */
export function LibraryPreview({ row, onCopy, onClose }: Props) {
  const t = useT();
  const found = useCall(templateApi.libraryContent, { key: row.key });
  return (
    <DetailDrawer
      objectId={row.key}
      isText
      label={row.name}
      onClose={onClose}
      footer={
        <Button look="primary" className="drawer-primary" onPress={onCopy}>
          {t('template.library.copy')}
        </Button>
      }
    >
      <DrawerHead title={row.name} place={row.description} />
      {found.isError && <LoadFailure failure={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <SkeletonRows rows={6} />}
      {found.data?.content.categories.map((category) => (
        <section key={category.id} className="drawer-section">
          <h3>{category.name}</h3>
          <ul className="te-compare">
            {category.items.map((item) => (
              <li key={item.id}>
                <p className="te-compare-name">{item.name}</p>
                <p className="meta te-library-facts">
                  <StateLabel object="severity" state={item.severity} />
                  <span>{t(`template.answer.${item.answer}`)}</span>
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </DetailDrawer>
  );
}
