import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { useT } from '../../shared/i18n.tsx';
import { DateField } from '../../shared/ui/date/date-field.tsx';
import type { Period } from '../../shared/ui/date/period.ts';
import { PeriodChip } from '../../shared/ui/date/period-chip.tsx';
import { TimeField } from '../../shared/ui/date/time-field.tsx';
import { AttachmentList } from '../../shared/ui/form/attachment-list.tsx';
import { DateTimeField } from '../../shared/ui/form/date-time-field.tsx';
import { FileDrop } from '../../shared/ui/form/file-drop.tsx';
import { NumberField } from '../../shared/ui/form/number-field.tsx';
import { TextField } from '../../shared/ui/form/text-field.tsx';
import { KitDrawings } from './kit-drawings.tsx';
import { Held, LONG, Row, type State } from './kit-row.tsx';
import { KitSelects } from './kit-selects.tsx';

function Dates() {
  const at = (state: State) => (state === 'Empty' ? null : '2026-11-19T05:05:00.000Z');
  return (
    <>
      <Row name="Date">
        {(frame, state) => (
          <Held start={state === 'Empty' ? '' : '2026-11-19'}>
            {(value, set) => <DateField {...frame} value={value} onChange={set} />}
          </Held>
        )}
      </Row>
      <Row name="Date and time">
        {(frame, state) => (
          <Held start={at(state)}>
            {(value, set) => <DateTimeField {...frame} isRequired value={value} onChange={set} />}
          </Held>
        )}
      </Row>
      <Row name="Time">
        {(frame, state) => (
          <Held start={state === 'Empty' ? '' : '08:30'}>
            {(value, set) => <TimeField {...frame} value={value} onChange={set} />}
          </Held>
        )}
      </Row>
      <Periods />
    </>
  );
}

function Periods() {
  const [empty, setEmpty] = useState<Partial<Period>>({});
  const [set, setSet] = useState<Partial<Period>>({ from: '2026-10-28', to: '2026-11-12' });
  return (
    <section className="card" aria-label="Period" style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <h2 style={{ width: '100%' }}>Period</h2>
      <PeriodChip label="Empty" value={empty} onChange={setEmpty} />
      <PeriodChip label="At most 31 days" value={set} onChange={setSet} mostDays={31} isNeeded />
      <PeriodChip label="Coming" value={empty} onChange={setEmpty} isComing />
    </section>
  );
}

function Numbers() {
  return (
    <>
      <Row name="Number">
        {(frame, state) => (
          <Held<number | null> start={state === 'Empty' ? null : 86.7}>
            {(value, set) => (
              <NumberField {...frame} isOptional value={value} onChange={set} min={0} max={LIMIT.percent} suffix="%" />
            )}
          </Held>
        )}
      </Row>
      <Row name="Text">
        {(frame, state) => (
          <Held start={state === 'Empty' ? '' : LONG}>
            {(value, set) => <TextField {...frame} value={value} onChange={set} placeholder="—" />}
          </Held>
        )}
      </Row>
    </>
  );
}

/** There, on its way, not arrived. */
const ATTACHMENTS = [
  { key: 'kept', name: '租赁合同 2026.pdf', sizeBytes: 1_482_000 },
  { key: 'long', name: `${LONG}.xlsx`, sizeBytes: 20_971_520 },
  { key: 'sending', name: 'plans.zip', sizeBytes: 8_000_000, share: 0.42 },
  { key: 'failed', name: 'licence.docx', sizeBytes: 90_000, failure: '网络异常' },
];

/** Every control of forms in every state. */
export function KitControls() {
  const t = useT();
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, padding: 16 }}>
      <h1>Controls</h1>
      <Dates />
      <Numbers />
      <KitSelects />
      <KitDrawings />
      <section className="card" aria-label="Files" style={{ display: 'grid', gap: 16 }}>
        <h2>Files</h2>
        <FileDrop label={t('import.drop')} accept={['.xlsx']} onFiles={() => {}}>
          <span className="meta">{LONG}</span>
        </FileDrop>
        <FileDrop label={t('ui.loading')} accept={['.xlsx']} isDisabled onFiles={() => {}} />
        <AttachmentList
          label={t('ui.attachment.list')}
          attachments={ATTACHMENTS}
          onOpen={() => {}}
          onRemove={() => {}}
          onRetry={() => {}}
          canRetry={(key) => key === 'failed'}
        />
      </section>
    </div>
  );
}
