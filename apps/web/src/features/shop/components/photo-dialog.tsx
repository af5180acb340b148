import { shopApi } from '@rondo/contract/shop';
import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import type { Refusal } from '../../../shared/http/http.ts';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { PhotoField } from '../../../shared/photo/photo-field.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import type { ShopDetail } from '../shop-detail.ts';
import { SHOP_INVALIDATES } from '../shop-invalidates.ts';

/** Gives a store a picture, another one, other words to it, or none. */
export function PhotoDialog({ shop, onClose }: { shop: ShopDetail; onClose: () => void }) {
  const t = useT();
  const [files, setFiles] = useState(shop.photo ? [shop.photo.file] : []);
  const [alt, setAlt] = useState(shop.photo?.alt ?? '');
  const [error, setError] = useState<string>();
  const onRefused = ({ fields }: Refusal): boolean => {
    setError(fields.find(({ path }) => path === 'alt')?.message);
    return fields.length > 0;
  };
  const save = useAct(shopApi.setPhoto, { invalidates: SHOP_INVALIDATES, onRefused });
  const [file] = files;
  const submit = async () => {
    const done = await save.run({ id: shop.id, rev: shop.rev, photoId: file?.id ?? null, alt: file ? alt : '' });
    if (!done) return;
    toast.ok(t(file ? 'shop.photo.saved' : 'shop.photo.removed'));
    onClose();
  };
  return (
    <Dialog title={t('shop.photo.title')} isSheet isSticky onClose={onClose}>
      <ActForm verb={t('ui.save')} isBusy={save.busy} onSubmit={() => void submit()} onClose={onClose}>
        <PhotoField label={shop.name} value={files} most={1} onChange={setFiles} />
        {file && (
          <TextField
            label={t('shop.photo.alt')}
            hint={t('shop.photo.altHint')}
            value={alt}
            error={error}
            maxLength={LIMIT.shop.photoAlt}
            onChange={setAlt}
          />
        )}
      </ActForm>
    </Dialog>
  );
}
