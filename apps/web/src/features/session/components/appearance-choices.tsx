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
      <span aria-hidden="true">{t('profile.language')}</span>
      <Segment
        isSmall
        label={t('profile.language')}
        options={[
          { value: 'zh-CN', label: t('profile.chinese') },
          { value: 'en-US', label: t('profile.english') },
        ]}
        value={language}
        onChange={(chosen) => void changeLanguage(chosen)}
      />
      <span aria-hidden="true">{t('profile.theme')}</span>
      <Segment
        isSmall
        label={t('profile.theme')}
        options={[
          { value: 'light', label: t('profile.light') },
          { value: 'dark', label: t('profile.dark') },
          { value: 'system', label: t('profile.system') },
        ]}
        value={theme}
        onChange={(chosen) => chooseAppearance({ theme: chosen })}
      />
      <span aria-hidden="true">{t('profile.density')}</span>
      <Segment
        isSmall
        label={t('profile.density')}
        options={[
          { value: 'comfortable', label: t('profile.comfortable') },
          { value: 'compact', label: t('profile.compact') },
        ]}
        value={density}
        onChange={(chosen) => chooseAppearance({ density: chosen })}
      />
    </div>
  );
}
