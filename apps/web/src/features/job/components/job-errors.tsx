import { type JobRun, jobApi } from '@rondo/contract/job';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Refusal } from '../../../shared/http/http.ts';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { MendButton } from '../../../shared/import/check-step.tsx';
import { NoteTable } from '../../../shared/import/note-table.tsx';
import { saveAnswer } from '../../../shared/save-answer.ts';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import '../../../shared/import/import.css';

/** What was wrong in rows: listed when it is opened, whole in a file; rows of an import also as a file to mend. */
export function JobErrors({ job: { id, name, errorCount, hasErrors } }: { job: JobRun }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const { data: errors } = useCall(jobApi.errors, { id }, { enabled: isOpen });
  const save = () => {
    saveAnswer(jobApi.errorFile, { id }).catch((cause: unknown) => {
      if (!(cause instanceof Refusal)) throw cause;
    });
  };
  return (
    <details className="job-errors" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('job.errors', { count: errorCount })}</summary>
      {isOpen && !errors && <Spinner label={t('job.errors', { count: errorCount })} />}
      {errors && <NoteTable notes={errors} label={t('job.errorsOf', { name })} />}
      {errors && errors.length < errorCount && (
        <span className="meta">{t('job.moreErrors', { count: errors.length })}</span>
      )}
      <div className="job-acts">
        <button type="button" className="button" onClick={save}>
          <Download size={16} strokeWidth={1.75} aria-hidden />
          {t('job.downloadErrors')}
        </button>
        {hasErrors && <MendButton id={id} />}
      </div>
    </details>
  );
}
