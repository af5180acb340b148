import { type ShopDocument, shopDocumentApi } from '@rondo/contract/shop-document';
import { FilePlus2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { BinDialog } from '../../../shared/ui/list/bin-dialog.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { ShopDocumentForm } from './shop-document-form.tsx';
import { ShopDocumentLine } from './shop-document-line.tsx';
import './shop-document.css';

type Open = { kind: 'form'; document: ShopDocument | null } | { kind: 'bin' };

/** The documents of a store with the store: each is saved by its name, and changed where the reader may change the store. */
export function ShopDocumentSection({ shopId }: { shopId: string }) {
  const t = useT();
  const [open, setOpen] = useState<Open | null>(null);
  const { data, isError, error, refetch } = useCall(shopDocumentApi.list, { shopId }, { part: true });
  const close = () => setOpen(null);
  return (
    <DrawerSection title={t('shopDocument.title')}>
      {isError && <LoadFailure failure={error} onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonRows rows={2} />}
      {data?.list.length === 0 && <p className="meta">{t('shopDocument.none')}</p>}
      {data && data.list.length > 0 && (
        <ul className="shop-documents" aria-label={t('shopDocument.title')}>
          {data.list.map((document) => (
            <ShopDocumentLine
              key={document.id}
              document={document}
              canEdit={data.can.edit}
              onEdit={() => setOpen({ kind: 'form', document })}
            />
          ))}
        </ul>
      )}
      {data?.can.edit && (
        <div className="shop-document-acts">
          <Button
            icon={FilePlus2}
            isSmall
            isDisabled={!data.can.add}
            onPress={() => setOpen({ kind: 'form', document: null })}
          >
            {t('shopDocument.add')}
          </Button>
          <Button look="text" icon={Trash2} isSmall onPress={() => setOpen({ kind: 'bin' })}>
            {t('shopDocument.bin')}
          </Button>
        </div>
      )}
      {open?.kind === 'form' && (
        <ShopDocumentForm
          shopId={shopId}
          document={data?.list.find(({ id }) => id === open.document?.id) ?? open.document}
          onClose={close}
        />
      )}
      {open?.kind === 'bin' && (
        <BinDialog read={shopDocumentApi.bin} restore={shopDocumentApi.restore} onClose={close} />
      )}
    </DrawerSection>
  );
}
