import { jobApi } from '@rondo/contract/job';
import type { JobKind } from '@rondo/domain/job';
import { UPLOAD } from '@rondo/domain/upload';
import { bytes } from '@rondo/messages/format/number';
import { Download } from 'lucide-react';
import { useFormat } from '../format/use-format.tsx';
import { Refusal } from '../http/http.ts';
import { useCall } from '../http/query.ts';
import { useT } from '../i18n.tsx';
import { saveAnswer } from '../save-answer.ts';
import { FileDrop } from '../ui/form/file-drop.tsx';
import type { ImportApi, Importing } from './use-import.ts';

interface Props {
  flow: Importing;
  api: ImportApi;
  kind: JobKind;
  maxRows: number;
}

/** Choosing a file; what was imported lately stands below it. */
export function PickStep({ flow, api, kind, maxRows }: Props) {
  const t = useT();
  const format = useFormat();
  const form = () => {
    saveAnswer(api.importTemplate, {}).catch((cause: unknown) => {
      if (!(cause instanceof Refusal)) throw cause;
    });
  };
  return (
    <>
      <FileDrop label={t('import.drop')} accept={['.csv', '.xlsx']} onFiles={([file]) => file && void flow.pick(file)}>
        <span className="meta">
          {t('import.hint', { types: '.xlsx .csv', size: bytes(UPLOAD.import.bytes), rows: format.count(maxRows) })}
        </span>
        <span className="meta">{t('import.anyTable')}</span>
      </FileDrop>
      {flow.error && (
        <p role="alert" className="import-error">
          {flow.error}
        </p>
      )}
      <button type="button" className="button import-form" onClick={form}>
        <Download size={16} strokeWidth={1.75} aria-hidden />
        {t('import.template')}
      </button>
      <Recent kind={kind} onWatch={flow.watch} />
    </>
  );
}

const SHOWN = 3;

/** The latest imports: one that goes on can be watched again, one that is over can be taken back. */
function Recent({ kind, onWatch }: { kind: JobKind; onWatch: (id: string) => void }) {
  const t = useT();
  const format = useFormat();
  const { data = [] } = useCall(jobApi.list, { kind });
  if (data.length === 0) return null;
  return (
    <section className="import-recent">
      <h3>{t('import.recent')}</h3>
      <ul>
        {data.slice(0, SHOWN).map(({ id, name, state, createdAt }) => (
          <li key={id}>
            <button type="button" className="quiet" onClick={() => onWatch(id)}>
              <span className="ellipsis">{name}</span>
              <span className="meta">
                {t(`state.job.${state}`)} · {format.ago(createdAt)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
