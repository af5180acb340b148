import { useT } from '../../../shared/i18n.tsx';
import { FieldError } from '../../../shared/ui/form/field.tsx';

interface Props {
  companies: readonly { companyId: string; name: string }[];
  isBusy: boolean;
  error: string | undefined;
  onChoose: (companyId: string) => void;
  /** Back to account and password, which are still there. */
  onBack: () => void;
}

/** Which company to sign in to. */
export default function CompanyChoice({ companies, isBusy, error, onChoose, onBack }: Props) {
  const t = useT();
  return (
    <div className="sign-in-form">
      <div>
        <h1>{t('session.company.title')}</h1>
        <p className="sign-in-hint">{t('session.company.hint')}</p>
      </div>
      <ul className="company-list">
        {companies.map(({ companyId, name }) => (
          <li key={companyId}>
            <button type="button" className="button button-large" disabled={isBusy} onClick={() => onChoose(companyId)}>
              <span className="ellipsis">{name}</span>
            </button>
          </li>
        ))}
      </ul>
      <FieldError>{error}</FieldError>
      <button type="button" className="button button-text" onClick={onBack}>
        {t('session.company.back')}
      </button>
    </div>
  );
}
