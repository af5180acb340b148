import { templateApi } from '@rondo/contract/template';
import { DOCUMENT_TYPES } from '@rondo/domain/document';
import { LIMIT } from '@rondo/domain/limit';
import { UPLOAD } from '@rondo/domain/upload';
import { bytes } from '@rondo/messages/format/number';
import { useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { FileDrop } from '../../../shared/ui/form/file-drop.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { GenerationRun } from './generation-run.tsx';
import { useGeneration } from './use-generation.ts';
import './generation.css';

/** What can be read: an archive is a document that says nothing itself. */
const ACCEPT = Object.keys(DOCUMENT_TYPES)
  .filter((ending) => ending !== 'zip')
  .map((ending) => `.${ending}`);

interface Props {
  onClose: () => void;
  /** The draft is there, to be opened. */
  onReady: (id: string) => void;
}

/** A template from a document or a description: chosen or typed, watched, and opened when it is there. */
export function GenerateDialog({ onClose, onReady }: Props) {
  const t = useT();
  const flow = useGeneration();
  return (
    <Dialog title={t('template.generation.title')} width={640} isSticky onClose={onClose}>
      {flow.jobId === null ? (
        <PickSource flow={flow} onClose={onClose} />
      ) : (
        <GenerationRun
          key={flow.jobId}
          id={flow.jobId}
          onReady={onReady}
          onRetry={flow.retry}
          onOther={flow.reset}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

function PickSource({ flow, onClose }: { flow: ReturnType<typeof useGeneration>; onClose: () => void }) {
  const t = useT();
  const format = useFormat();
  const { data: setup } = useCall(templateApi.generationSetup, {});
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const { files, bytes: most } = UPLOAD.generation;
  const submit = () => {
    setTried(true);
    if (text.trim() !== '') flow.describe(text);
  };
  return (
    <div className="generation">
      <p>{t('template.generation.intro')}</p>
      {flow.share === null ? (
        <FileDrop
          label={t('template.generation.drop')}
          accept={ACCEPT}
          isDisabled={flow.isBusy}
          onFiles={([file]) => file && void flow.send(file)}
        >
          <span className="meta">
            {t('template.generation.hint', { types: format.list(ACCEPT), count: files, size: bytes(most) })}
          </span>
        </FileDrop>
      ) : (
        <div className="generation-run" role="status">
          <progress max={1} value={flow.share} aria-label={t('template.generation.act')} />
          <span className="num">{t('template.generation.uploading', { percent: format.percent(flow.share) })}</span>
          <Button onPress={flow.stopSending}>{t('ui.cancel')}</Button>
        </div>
      )}
      {flow.error && (
        <p className="generation-error" role="alert">
          {flow.error}
        </p>
      )}
      <TextField
        label={t('template.generation.text')}
        hint={t('template.generation.textHint')}
        placeholder={t('template.generation.placeholder')}
        value={text}
        onChange={setText}
        rows={5}
        maxLength={LIMIT.text.generation}
        error={isTried && text.trim() === '' ? t('template.generation.needed') : ''}
      />
      {setup && (
        <p className="meta">
          {t(setup.hasModel ? 'template.generation.withModel' : 'template.generation.withoutModel')}
        </p>
      )}
      <p className="meta">{t('template.generation.duration')}</p>
      <footer className="generation-foot">
        <Button onPress={onClose}>{t('ui.cancel')}</Button>
        <Button look="primary" isBusy={flow.isBusy} onPress={submit}>
          {t('template.generation.submit')}
        </Button>
      </footer>
    </div>
  );
}
