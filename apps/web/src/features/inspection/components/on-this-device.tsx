import { useEffect, useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { sheetHere } from '../draft/kept.ts';
import { draftKey } from '../draft/local-draft.ts';
import { useOwner } from '../outbox/use-outbox.ts';
import './on-this-device.css';

/** Whether the inspection of a task can be done without network on this device: said before somebody goes where there is none. */
export default function OnThisDevice({ taskId }: { taskId: string }) {
  const t = useT();
  const { companyId, memberId } = useOwner();
  const [isHere, setHere] = useState<boolean | null>(null);
  useEffect(() => {
    let isShown = true;
    void sheetHere(draftKey(companyId, memberId, taskId)).then((sheet) => {
      if (isShown) setHere(sheet !== null);
    });
    return () => {
      isShown = false;
    };
  }, [companyId, memberId, taskId]);
  if (isHere === null) return null;
  return (
    <p className="meta on-this-device" role="status">
      {t(isHere ? 'inspection.outbox.onThisDevice' : 'inspection.outbox.openOnce')}
    </p>
  );
}
