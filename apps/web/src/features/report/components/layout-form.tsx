import { reportApi, type SavedReportLayout, savedReportLayout } from '@rondo/contract/report';
import { LIMIT } from '@rondo/domain/limit';
import { PHOTOS_A_ROW, type ReportLayout } from '@rondo/domain/report';
import { useId, useState } from 'react';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { saveAnswer } from '../../../shared/save-answer.ts';
import { ConflictDialog } from '../../../shared/ui/form/conflict/conflict-dialog.tsx';
import { type Conflict, useConflict } from '../../../shared/ui/form/conflict/use-conflict.ts';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { useLeaveQuestion } from '../../../shared/ui/form/use-form-guard.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import './report.css';

const SWITCHES = ['hasCover', 'showsStandard', 'showsProcess', 'showsSignatureLines'] as const;

const layoutOf = (saved: SavedReportLayout): ReportLayout => {
  const { rev: _rev, previewOf: _previewOf, ...layout } = saved;
  return layout;
};

/** The form follows what is stored until something is changed; saving over what somebody else saved meanwhile is refused. */
export function LayoutForm({ stored }: { stored: SavedReportLayout }) {
  const t = useT();
  const conflict = useConflict(savedReportLayout, stored);
  const base = conflict.base ?? stored;
  const [typed, setTyped] = useState<ReportLayout | null>(null);
  const draft = typed ?? layoutOf(base);
  if (typed === null && stored.rev > base.rev) conflict.rebase(stored);
  const isChanged = typed !== null && JSON.stringify(typed) !== JSON.stringify(layoutOf(base));
  const save = useAct(reportApi.saveLayout, {
    onDone: (saved) => {
      toast.ok(t('report.layout.saved'));
      conflict.rebase(saved);
      setTyped(null);
    },
    onRefused: conflict.isShown,
  });
  const question = useLeaveQuestion(isChanged && !save.busy);
  const set = (patch: Partial<ReportLayout>) => setTyped({ ...draft, ...patch });
  return (
    <form
      className="card report-layout"
      aria-label={t('report.layout.title')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged && !save.busy) void save.run({ ...draft, rev: base.rev });
      }}
    >
      {SWITCHES.map((key) => (
        <SwitchRow
          key={key}
          label={t(`report.layout.${key}`)}
          isOn={draft[key]}
          onChange={(isOn) => set({ [key]: isOn })}
        />
      ))}
      <div className="report-layout-photos">
        <span>{t('report.layout.photosARow')}</span>
        <Segment
          label={t('report.layout.photosARow')}
          options={PHOTOS_A_ROW.map((count) => ({ value: String(count), label: String(count) }))}
          value={String(draft.photosARow)}
          onChange={(value) =>
            set({ photosARow: PHOTOS_A_ROW.find((count) => String(count) === value) ?? draft.photosARow })
          }
        />
      </div>
      <TextField
        label={t('report.layout.footer')}
        hint={t('report.layout.footerHint')}
        value={draft.footer}
        onChange={(footer) => set({ footer })}
        maxLength={LIMIT.report.footer}
        error={save.refusal?.fields?.[0]?.message}
      />
      <div className="report-layout-links">
        <SwitchRow
          label={t('report.layout.allowsLinks')}
          isOn={draft.allowsLinks}
          onChange={(allowsLinks) => set({ allowsLinks })}
        />
        <p className="meta">{t('report.layout.allowsLinksHint')}</p>
      </div>
      <Preview recordId={base.previewOf} isChanged={isChanged} />
      <div className="report-layout-acts">
        {isChanged && (
          <button type="button" className="button" onClick={() => setTyped(null)}>
            {t('ui.cancel')}
          </button>
        )}
        <button type="submit" className="button button-primary" aria-busy={save.busy} disabled={!isChanged}>
          {t('ui.save')}
        </button>
      </div>
      {question}
      <LayoutConflict conflict={conflict} mine={draft} onResolve={setTyped} />
    </form>
  );
}

function SwitchRow({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  const id = useId();
  return (
    <div className="report-layout-line">
      <label htmlFor={id}>{label}</label>
      <Switch id={id} isOn={isOn} onChange={onChange} />
    </div>
  );
}

/** A report of the newest record in the layout that is stored. */
function Preview({ recordId, isChanged }: { recordId: string | null; isChanged: boolean }) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  if (recordId === null) return <p className="meta">{t('report.layout.noPreview')}</p>;
  const look = async () => {
    setBusy(true);
    try {
      await saveAnswer(reportApi.pdf, { id: recordId });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="report-data">
      <button
        type="button"
        className="button"
        aria-busy={isBusy}
        disabled={isBusy || isChanged}
        onClick={() => void look()}
      >
        {t('report.layout.preview')}
      </button>
      {isChanged && <span className="meta">{t('report.layout.previewUnsaved')}</span>}
    </div>
  );
}

interface ConflictProps {
  conflict: Conflict<SavedReportLayout>;
  mine: ReportLayout;
  onResolve: (layout: ReportLayout) => void;
}

/** Somebody else saved the layout first: the two versions, one by one. */
function LayoutConflict({ conflict, mine, onResolve }: ConflictProps) {
  const t = useT();
  const { base, found } = conflict;
  if (!base || !found) return null;
  const one = <K extends keyof ReportLayout>(key: K, words: (value: ReportLayout[K]) => string) => ({
    ...{ keys: [key], label: t(`report.layout.${key}`), words: (layout: ReportLayout) => words(layout[key]) },
  });
  const yes = (isOn: boolean) => t(isOn ? 'ui.yes' : 'ui.no');
  return (
    <ConflictDialog
      stale={found}
      fields={[
        ...[...SWITCHES, 'allowsLinks' as const].map((key) => one(key, yes)),
        one('photosARow', String),
        one('footer', String),
      ]}
      base={layoutOf(base)}
      theirs={layoutOf(found.current)}
      mine={mine}
      onResolve={(layout) => {
        conflict.rebase(found.current);
        onResolve(layout);
      }}
      onClose={conflict.close}
    />
  );
}
