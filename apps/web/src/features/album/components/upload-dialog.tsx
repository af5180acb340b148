import { albumApi } from '@rondo/contract/album';
import type { FileRef } from '@rondo/contract/kit/shapes';
import { LIMIT } from '@rondo/domain/limit';
import { MB, UPLOAD } from '@rondo/domain/upload';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { v7 as uuidv7 } from 'uuid';
import type { Refusal } from '../../../shared/http/http.ts';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { ShopField } from '../../../shared/inspect/shop-field.tsx';
import { PhotoField } from '../../../shared/photo/photo-field.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { DateTimeField } from '../../../shared/ui/form/date-time-field.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { useFormGuard } from '../../../shared/ui/form/use-form-guard.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { shopLink } from '../links.ts';

const MOST = UPLOAD.screenshot;

/** Screenshots of a store's cameras that somebody brings. What is not 16:9 is refused by its name, and the rest stays in the form. */
export function UploadDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const navigate = useNavigate();
  const [shopId, setShopId] = useState<string | null>(null);
  const [camera, setCamera] = useState('');
  const [takenAt, setTakenAt] = useState<string | null>(null);
  const [files, setFiles] = useState<FileRef[]>([]);
  const [isTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [requestId] = useState(() => uuidv7());
  const upload = useAct(albumApi.upload, {
    onRefused: (refused: Refusal) => {
      const isOfFiles = refused.reason === 'IMAGE_NOT_SCREEN';
      if (isOfFiles) setRefusal(refused.message);
      return isOfFiles;
    },
    onDone: ({ ids }) => {
      const done = t('album.upload.done', { count: ids.length });
      toast.ok(done, { action: { label: t('album.upload.open'), run: () => void navigate(shopLink(shopId ?? '')) } });
      onClose();
    },
  });
  const guard = useFormGuard(files.length > 0, onClose);
  const submit = () => {
    setTried(true);
    if (!shopId || files.length === 0) return;
    const fileIds = files.map(({ id }) => id);
    void upload.run({ requestId, shopId, camera, fileIds, ...(takenAt ? { takenAt } : {}) });
  };
  const fault = refusal ?? (isTried && files.length === 0 ? t('album.upload.filesRequired') : undefined);
  return (
    <Dialog title={t('album.upload.title')} isSheet isSticky onClose={guard.close}>
      <ActForm
        verb={t('album.upload.act', { count: files.length })}
        isBusy={upload.busy}
        onSubmit={submit}
        onClose={guard.close}
      >
        <ShopField
          label={t('album.upload.shop')}
          isRequired
          value={shopId}
          onChange={setShopId}
          {...(isTried && !shopId ? { error: t('album.upload.shopRequired') } : {})}
        />
        <PhotoField
          label={t('album.upload.files')}
          value={files}
          onChange={(next) => {
            setFiles(next);
            setRefusal(null);
          }}
          most={MOST.files}
          hint={t('album.upload.filesHint', { max: MOST.files, mb: MOST.bytes / MB })}
          error={fault}
        />
        <TextField
          label={t('album.upload.camera')}
          placeholder={t('album.upload.cameraHint')}
          value={camera}
          onChange={setCamera}
          maxLength={LIMIT.album.camera}
        />
        <DateTimeField
          label={t('album.upload.takenAt')}
          hint={t('album.upload.takenAtHint')}
          value={takenAt}
          onChange={setTakenAt}
        />
      </ActForm>
      {guard.question}
    </Dialog>
  );
}
