import { monthCloseApi } from '@rondo/contract/month-close';
import { useState } from 'react';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useAskedDialog } from '../../../shared/ui/asked-dialog.ts';
import { ClosingDayDialog } from './closing-day-dialog.tsx';

/** The day on which months are closed, for whoever may choose it. */
export function ClosingDay() {
  const t = useT();
  const { data } = useCall(monthCloseApi.setting, {}, { part: true });
  const [isOpen, setOpen] = useState(false);
  useAskedDialog((dialog) => setOpen(dialog === 'monthClose'));
  if (!data?.can.edit) return null;
  return (
    <>
      <button
        type="button"
        className="button button-text button-small statistics-closing"
        onClick={() => setOpen(true)}
      >
        {t('monthClose.setting.open', { day: data.day })}
      </button>
      {isOpen && <ClosingDayDialog stored={data} onClose={() => setOpen(false)} />}
    </>
  );
}
