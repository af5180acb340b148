import type { ApplicationRow } from '@rondo/contract/application';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { Contact } from './application-columns.tsx';
import './application.css';

/** A row on the phone. */
export function ApplicationCard({ application }: { application: ApplicationRow }) {
  const format = useFormat();
  return (
    <div className="application-card">
      <div>
        <strong>
          <Person name={application.name} />
        </strong>
        <StateLabel object="application" state={application.state} />
      </div>
      <div className="meta">
        <Contact application={application} />
        <span className="num">{format.ago(application.createdAt)}</span>
      </div>
      {application.message && <p className="ellipsis">{application.message}</p>}
    </div>
  );
}
