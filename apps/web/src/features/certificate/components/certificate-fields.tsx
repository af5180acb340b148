import { CERTIFICATE_FIELDS } from '@rondo/contract/certificate';
import { CERTIFICATE_KINDS } from '@rondo/domain/certificate';
import { useT } from '../../../shared/i18n.tsx';
import { ShopField } from '../../../shared/inspect/shop-field.tsx';
import { PhotoField } from '../../../shared/photo/photo-field.tsx';
import { DateField } from '../../../shared/ui/date/date-field.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import type { Faults } from '../../../shared/ui/form/use-draft-form.ts';
import type { Draft } from '../certificate-draft.ts';
import { MemberField } from './member-field.tsx';

interface Props {
  draft: Draft;
  faults: Faults;
  onChange: (patch: Partial<Draft>) => void;
}

const HOLDERS = ['shop', 'member'] as const;

/** The fields of the form: whose it is, what it is, until when. */
export function CertificateFields({ draft, faults, onChange }: Props) {
  const t = useT();
  const isOfPerson = draft.holder === 'member';
  const field = <K extends keyof Draft>(name: K) => ({
    value: draft[name],
    error: faults[name],
    onChange: (value: Draft[K]) => onChange({ [name]: value }),
  });
  const dateLimits = { issuedOn: t('certificate.field.issuedOn'), validUntil: t('certificate.field.validUntil') };
  return (
    <>
      <Segment
        label={t('certificate.holder.title')}
        value={draft.holder}
        options={HOLDERS.map((value) => ({ value, label: t(`certificate.holder.${value}`) }))}
        onChange={(holder) => onChange({ holder })}
      />
      {isOfPerson && <MemberField label={t('certificate.field.member')} isRequired {...field('memberId')} />}
      <ShopField
        label={t(isOfPerson ? 'certificate.field.worksAt' : 'certificate.field.shop')}
        isRequired={!isOfPerson}
        isClearable={isOfPerson}
        {...(isOfPerson ? { hint: t('certificate.worksAtHint') } : {})}
        {...field('shopId')}
      />
      <SelectField
        label={t('certificate.field.kind')}
        isRequired
        options={CERTIFICATE_KINDS.map((value) => ({ value, label: t(`certificate.kind.${value}`) }))}
        value={draft.kind}
        error={faults.kind}
        onChange={(kind) => kind && onChange({ kind })}
      />
      {draft.kind === 'other' && (
        <TextField
          label={t('certificate.field.title')}
          isRequired
          maxLength={CERTIFICATE_FIELDS.title.max}
          {...field('title')}
        />
      )}
      <TextField label={t('certificate.field.number')} maxLength={CERTIFICATE_FIELDS.number.max} {...field('number')} />
      <DateField label={dateLimits.issuedOn} {...field('issuedOn')} />
      <DateField label={dateLimits.validUntil} hint={t('certificate.validUntilHint')} {...field('validUntil')} />
      <PhotoField
        label={t('certificate.field.photos')}
        value={draft.photos}
        error={faults.photoIds}
        onChange={(photos) => onChange({ photos })}
      />
      <TextField
        label={t('certificate.field.note')}
        rows={3}
        maxLength={CERTIFICATE_FIELDS.note.max}
        {...field('note')}
      />
    </>
  );
}
