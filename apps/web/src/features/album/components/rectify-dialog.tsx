import { albumApi } from '@rondo/contract/album';
import { DEFAULTS, LIMIT } from '@rondo/domain/limit';
import { SEVERITIES, type Severity } from '@rondo/domain/scoring/template';
import { UPLOAD } from '@rondo/domain/upload';
import { useState } from 'react';
import { Link } from 'react-router';
import { v7 as uuidv7 } from 'uuid';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { PeopleField } from '../../../shared/inspect/people-field.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { NumberField } from '../../../shared/ui/form/number-field.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import type { ActProps } from './act-props.ts';
import { ChosenPictures } from './chosen-pictures.tsx';

interface Props extends ActProps {
  /** Else by how many pictures it is about. */
  title?: string;
}

/** Starts a rectification because of pictures of one store. */
export function RectifyDialog({ title: heading, pictures, addressOf, onClose, onDone }: Props) {
  const t = useT();
  const [title, setTitle] = useState('');
  const [description, setDescription] = useState('');
  const [severity, setSeverity] = useState<Severity>('normal');
  const [limitHours, setLimitHours] = useState<number>(DEFAULTS.rectifyHours.normal);
  const [handlerIds, setHandlerIds] = useState<string[]>([]);
  const [reviewerIds, setReviewerIds] = useState<string[]>([]);
  const [isTried, setTried] = useState(false);
  const [requestId] = useState(() => uuidv7());
  const rectify = useAct(albumApi.rectify, {
    invalidates: ['rectification'],
    onDone: ({ number }) => {
      toast.ok(t('album.rectify.done', { number }));
      onDone();
    },
  });
  const submit = () => {
    setTried(true);
    if (title.trim() === '' || handlerIds.length === 0) return;
    const ids = pictures.map(({ id }) => id);
    void rectify.run({ requestId, ids, title, description, severity, limitHours, handlerIds, reviewerIds });
  };
  const chooseSeverity = (next: Severity) => {
    setSeverity(next);
    setLimitHours(DEFAULTS.rectifyHours[next]);
  };
  return (
    <Dialog title={heading ?? t('album.rectify.title', { count: pictures.length })} isSheet isSticky onClose={onClose}>
      <ActForm verb={t('album.rectify.act')} isBusy={rectify.busy} onSubmit={submit} onClose={onClose}>
        <ChosenPictures pictures={pictures} addressOf={addressOf} />
        <p className="meta album-of-store">
          <Link to={`/shop?open=${pictures[0]?.shop.id ?? ''}`}>{pictures[0]?.shop.name}</Link>
          {!heading && ` · ${t('album.rectify.most', { max: UPLOAD.picture.files })}`}
        </p>
        <TextField
          label={t('album.rectify.what')}
          value={title}
          onChange={setTitle}
          maxLength={LIMIT.name.rectification}
          isRequired
          {...(isTried && title.trim() === '' ? { error: t('album.rectify.whatRequired') } : {})}
        />
        <TextField
          label={t('album.rectify.description')}
          value={description}
          onChange={setDescription}
          rows={2}
          maxLength={LIMIT.text.note}
        />
        <SelectField
          label={t('album.rectify.severity')}
          value={severity}
          onChange={(next) => next && chooseSeverity(next)}
          options={SEVERITIES.map((value) => ({ value, label: t(`state.severity.${value}`) }))}
        />
        <NumberField
          label={t('album.rectify.hours')}
          value={limitHours}
          onChange={setLimitHours}
          min={1}
          max={LIMIT.rectification.limitHours}
          digits={0}
        />
        <PeopleField
          label={t('album.rectify.handlers')}
          isRequired
          shopId={pictures[0]?.shop.id}
          value={handlerIds}
          onChange={setHandlerIds}
          {...(isTried && handlerIds.length === 0 ? { error: t('album.rectify.handlersRequired') } : {})}
        />
        <PeopleField
          label={t('album.rectify.reviewers')}
          hint={t('album.rectify.reviewersHint')}
          value={reviewerIds}
          onChange={setReviewerIds}
        />
      </ActForm>
    </Dialog>
  );
}
