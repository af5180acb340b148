import { type JobRun, jobApi } from '@rondo/contract/job';
import { isJobOpen } from '@rondo/domain/job';
import { Activity } from 'lucide-react';
import { useCall } from '../../../shared/http/query.ts';
import { type Translate, useT } from '../../../shared/i18n.tsx';
import { DetailDrawer, DrawerHead } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { EmptyState } from '../../../shared/ui/list/empty-state.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { JobRow } from './job-row.tsx';
import './job.css';

/** One's own background work of the last days: what goes on first. Kept up to date by push. */
export default function JobDrawer({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { data: jobs, isError, refetch } = useCall(jobApi.list, {});
  return (
    <DetailDrawer label={t('job.title')} link={null} onClose={onClose}>
      <DrawerHead title={t('job.title')} place={t('job.hint')} />
      <p className="visually-hidden" role="status">
        {progressText(jobs ?? [], t)}
      </p>
      {!jobs && !isError && <Spinner label={t('job.title')} />}
      {isError && (
        <EmptyState
          kind="failed"
          title={t('job.failedToLoad')}
          actions={
            <button type="button" className="button" onClick={() => void refetch()}>
              {t('ui.retry')}
            </button>
          }
        />
      )}
      {jobs?.length === 0 && <EmptyState kind="nothing-yet" title={t('job.empty')} icon={Activity} />}
      {jobs && jobs.length > 0 && (
        <ul className="jobs">
          {jobs.map((job) => (
            <JobRow key={job.id} job={job} />
          ))}
        </ul>
      )}
    </DetailDrawer>
  );
}

const STEP_PERCENT = 25;

/** What a screen reader is told of progress: each quarter of what goes on, not every row. */
function progressText(jobs: readonly JobRun[], t: Translate): string {
  return jobs
    .filter(({ state, total }) => isJobOpen(state) && total > 0)
    .map(({ name, done, total }) => {
      const percent = Math.floor(((done / total) * 100) / STEP_PERCENT) * STEP_PERCENT;
      return t('job.announced', { name, percent });
    })
    .join(' ');
}
