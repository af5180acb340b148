import type { Output } from '@rondo/contract/kit/endpoint';
import { reportApi } from '@rondo/contract/report';
import { LIMIT } from '@rondo/domain/limit';
import { REPORT_VIEWS, type ReportView } from '@rondo/domain/report';
import { LINK_DAYS, LINK_PASSWORD_BYTES, type LinkDays, linkPassword } from '@rondo/domain/report-link';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { CopyField } from '../../../shared/ui/form/copy-field.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { QrCode, useQr } from '../../../shared/ui/qr-code.tsx';

type Made = Pick<Output<typeof reportApi.link>, 'url'> & { password: string };

interface Draft {
  view: ReportView;
  days: LinkDays;
  hidePassed: boolean;
  password: string;
  requestId: string;
}

const newDraft = (): Draft => ({
  ...{ view: 'customer', days: 7, hidePassed: false },
  password: proposed(),
  requestId: uuidv7(),
});

const proposed = (): string => linkPassword(crypto.getRandomValues(new Uint8Array(LINK_PASSWORD_BYTES)));

/** Makes an external link and shows its address and password once. */
export function LinkForm({ recordId }: { recordId: string }) {
  const t = useT();
  const [made, setMade] = useState<Made | null>(null);
  if (!made) return <NewLink recordId={recordId} onMade={setMade} />;
  return (
    <div className="share-made" role="status">
      <p>{t('report.link.made')}</p>
      <div className="share-ways">
        <div>
          <CopyField
            label={t('report.link.url')}
            text={made.url}
            copy={t('report.link.copy')}
            copied={t('report.link.copied')}
          />
          <CopyField
            label={t('report.link.password')}
            text={made.password}
            copy={t('report.link.copyPassword')}
            copied={t('report.link.passwordCopied')}
          />
        </div>
        <MadeQr url={made.url} />
      </div>
      <Button isSmall onPress={() => setMade(null)}>
        {t('report.link.another')}
      </Button>
    </div>
  );
}

function MadeQr({ url }: { url: string }) {
  const t = useT();
  return <QrCode image={useQr(url)} label={t('report.link.url')} />;
}

function NewLink({ recordId, onMade }: { recordId: string; onMade: (made: Made) => void }) {
  const t = useT();
  const [draft, setDraft] = useState(newDraft);
  const { view, days, hidePassed, password } = draft;
  // Tried again, the same form is the same request: an answer that got lost makes no second link. A changed one is another.
  const set = (patch: Partial<Draft>) => setDraft({ ...draft, ...patch, requestId: uuidv7() });
  const make = useAct(reportApi.link, {
    onDone: ({ url }, input) => onMade({ url, password: input.password }),
    onRefused: ({ fields }) => (fields?.length ?? 0) > 0,
  });
  const isShort = password.length < LIMIT.report.linkPassword.least;
  return (
    <form
      className="share-form"
      aria-label={t('report.link.make')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!make.busy && !isShort) void make.run({ id: recordId, ...draft });
      }}
    >
      <div className="share-choice">
        <span>{t('report.link.days')}</span>
        <Segment
          label={t('report.link.days')}
          options={LINK_DAYS.map((count) => ({ value: String(count), label: t('report.link.daysCount', { count }) }))}
          value={String(days)}
          onChange={(value) => set({ days: LINK_DAYS.find((count) => String(count) === value) ?? days })}
        />
      </div>
      <div className="share-choice">
        <span>{t('report.link.view')}</span>
        <Segment
          label={t('report.link.view')}
          options={REPORT_VIEWS.map((value) => ({ value, label: t(`report.get.${value}`) }))}
          value={view}
          onChange={(view) => set({ view })}
        />
        <p className="meta">{t(`report.get.${view}Hint`)}</p>
      </div>
      <Checkbox
        label={t('report.link.hidePassed')}
        isChecked={hidePassed}
        onChange={(hidePassed) => set({ hidePassed })}
      />
      <TextField
        label={t('report.link.password')}
        hint={t('report.link.passwordHint', { min: LIMIT.report.linkPassword.least })}
        value={password}
        onChange={(password) => set({ password })}
        maxLength={LIMIT.report.linkPassword.most}
        error={make.refusal?.fields?.find(({ path }) => path === 'password')?.message}
      />
      <button type="submit" className="button button-primary" aria-busy={make.busy} disabled={isShort || make.busy}>
        {t('report.link.make')}
      </button>
    </form>
  );
}
