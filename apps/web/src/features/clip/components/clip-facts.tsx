import { type Clip, clipApi } from '@rondo/contract/clip';
import { LIMIT } from '@rondo/domain/limit';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { type Fact, Facts } from '../../../shared/ui/drawer/facts.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { lastsText } from './lasts-text.ts';
import './clip.css';

/** What a clip is called, why it was cut, what it holds, and what of it was not recorded. */
export default function ClipFacts({ pictureId }: { pictureId: string }) {
  const t = useT();
  const format = useFormat();
  const [isNaming, setNaming] = useState(false);
  const clip = useCall(clipApi.ofPicture, { pictureId }, { part: true }).data;
  if (!clip) return null;
  const { name, reason, beginsAt, endsAt, gaps } = clip;
  const missing = gaps.reduce((sum, { from, to }) => sum + Date.parse(to) - Date.parse(from), 0);
  const lasts = Date.parse(endsAt ?? '') - Date.parse(beginsAt ?? '');
  const items: Fact[] = [
    { label: t('clip.reason'), value: reason, isWide: true },
    { label: t('clip.from'), value: format.dateTimeSeconds(beginsAt) },
    { label: t('clip.to'), value: format.dateTimeSeconds(endsAt) },
    { label: t('clip.length'), value: lastsText(lasts - innerOf(clip, missing), t) },
    {
      label: t('clip.missingTitle'),
      value: gaps.length === 0 ? t('clip.complete') : <Gaps clip={clip} />,
      isWide: true,
    },
  ];
  return (
    <section aria-label={t('clip.title')}>
      {isNaming ? (
        <NameForm clip={clip} onClose={() => setNaming(false)} />
      ) : (
        <div className="clip-row-head">
          <h3 className="ellipsis">{name}</h3>
          {clip.can.edit && (
            <Button isSmall icon={PenLine} onPress={() => setNaming(true)}>
              {t('clip.rename')}
            </Button>
          )}
        </div>
      )}
      <Facts items={items} columns={1} />
    </section>
  );
}

/** What is missing between the first picture and the last, ms: what is missing before or after is none of the file's length. */
function innerOf({ beginsAt, endsAt, gaps }: Clip, all: number): number {
  const outer = gaps.filter(({ from, to }) => (beginsAt ?? '') >= to || (endsAt ?? '') <= from);
  return all - outer.reduce((sum, { from, to }) => sum + Date.parse(to) - Date.parse(from), 0);
}

function Gaps({ clip }: { clip: Clip }) {
  const t = useT();
  const format = useFormat();
  return (
    <>
      {clip.gaps.map(({ from, to }) => (
        <span key={from} className="clip-missing clip-gap num">
          {t('clip.span', { from: format.timeSeconds(from), to: format.timeSeconds(to) })}{' '}
          {lastsText(Date.parse(to) - Date.parse(from), t)}
        </span>
      ))}
    </>
  );
}

/** In place of the name: a dialog would lie below the viewer. */
function NameForm({ clip: { id, rev, name: before }, onClose }: { clip: Clip; onClose: () => void }) {
  const t = useT();
  const [name, setName] = useState(before);
  const [isTried, setTried] = useState(false);
  const edit = useAct(clipApi.edit, {
    invalidates: ['album'],
    onDone: () => {
      toast.ok(t('clip.renamed'));
      onClose();
    },
  });
  const submit = () => {
    setTried(true);
    if (name.trim() !== '') void edit.run({ id, rev, name: name.trim() });
  };
  return (
    <ActForm verb={t('ui.save')} isBusy={edit.busy} onSubmit={submit} onClose={onClose}>
      <TextField
        label={t('clip.name')}
        value={name}
        onChange={setName}
        maxLength={LIMIT.clip.name}
        isRequired
        {...(isTried && name.trim() === '' ? { error: t('clip.nameRequired') } : {})}
      />
    </ActForm>
  );
}
