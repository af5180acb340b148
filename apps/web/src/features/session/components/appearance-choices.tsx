import { useLanguage, useT } from '../../../shared/i18n.tsx';
import { changeLanguage } from '../../../shared/session/change-language.ts';
import { chooseAppearance, useAppearance } from '../../../shared/ui/appearance.ts';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import './profile.css';

/** Language, theme and density of this reader. */
export function AppearanceChoices() {
  const t = useT();
  const language = useLanguage();
  const { theme, density } = useAppearance();
  return (
    <div className="profile-choices">
      <span aria-hidden="true">{t('session.profile.language')}</span>
      <Segment
        isSmall
        label={t('session.profile.language')}
        options={[
          { value: 'zh-CN', label: t('session.profile.chinese') },
          { value: 'en-US', label: t('session.profile.english') },
        ]}
        value={language}
        onChange={(chosen) => void changeLanguage(chosen)}
      />
      <span aria-hidden="true">{t('session.profile.theme')}</span>
      <Segment
        isSmall
        label={t('session.profile.theme')}
        options={[
          { value: 'light', label: t('session.profile.light') },
          { value: 'dark', label: t('session.profile.dark') },
          { value: 'system', label: t('session.profile.system') },
        ]}
        value={theme}
        onChange={(chosen) => chooseAppearance({ theme: chosen })}
      />
      <span aria-hidden="true">{t('session.profile.density')}</span>
      <Segment
        isSmall
        label={t('session.profile.density')}
        options={[
          { value: 'comfortable', label: t('session.profile.comfortable') },
          { value: 'compact', label: t('session.profile.compact') },
        ]}
        value={density}
        onChange={(chosen) => chooseAppearance({ density: chosen })}
      />
    </div>
  );
}
