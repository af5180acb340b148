import { CLIENT_VERSION } from '@rondo/contract/kit/constants';
import { sessionApi } from '@rondo/contract/session';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { v4 as uuidv4 } from 'uuid';
import type { Device } from '../../../shared/http/device.ts';
import { call, transport } from '../../../shared/http/http.ts';
import { type Translate, useLanguage, useT } from '../../../shared/i18n.tsx';
import { liveState } from '../../../shared/session/live-state.ts';
import { useWelcome } from '../../../shared/session/welcome.ts';

/** A line of the diagnostics page. */
export interface Diagnosis {
  key: string;
  label: string;
  value: string;
}

const REFRESH_MS = 1_000;

const decoders = {
  h264: 'video/mp4; codecs="avc1.4d401f"',
  h265: 'video/mp4; codecs="hvc1.1.6.L93.B0"',
} as const;

/** What is measured here and now; live, because the push state and the clock change. */
export function useDiagnostics(): Diagnosis[] {
  const t = useT();
  const language = useLanguage();
  const welcome = useWelcome();
  const server = useServerTime();
  useTick();
  const values: Record<string, string> = {
    environment: welcome?.environment ?? t('ui.noValue'),
    version: CLIENT_VERSION,
    language,
    server,
    clock: clockText(transport.clock.offsetMs(), t),
    push: t(`profile.diagnostics.pushState.${liveState()}`),
    h264: decodes(decoders.h264, t),
    h265: decodes(decoders.h265, t),
    secure: t(window.isSecureContext ? 'ui.yes' : 'ui.no'),
    storage: t(navigator.cookieEnabled ? 'ui.yes' : 'ui.no'),
    browser: deviceText(transport.env.device),
    screen: `${window.innerWidth} × ${window.innerHeight} @${window.devicePixelRatio}`,
  };
  const labels = [
    'environment',
    'version',
    'language',
    'server',
    'clock',
    'push',
    'h264',
    'h265',
    'secure',
    'storage',
    'browser',
    'screen',
  ] as const;
  return labels.map((key) => ({ key, label: t(`profile.diagnostics.${key}`), value: values[key] ?? '' }));
}

/** How long the server takes to answer, from here. */
function useServerTime(): string {
  const t = useT();
  const { data, isError } = useQuery({
    queryKey: ['diagnostics', 'server'],
    queryFn: async () => {
      const startedAt = performance.now();
      await call(sessionApi.me, { trace: uuidv4() }, { fresh: true, hideErrors: true });
      return Math.round(performance.now() - startedAt);
    },
    gcTime: 0,
  });
  if (isError) return t('profile.diagnostics.serverFailed');
  return data === undefined ? t('ui.loading') : t('profile.diagnostics.serverReached', { ms: data });
}

function useTick(): void {
  const [, setNow] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
}

function clockText(offsetMs: number, t: Translate): string {
  if (offsetMs === 0) return t('profile.diagnostics.clockRight');
  return t('profile.diagnostics.clockOff', { seconds: Math.round(offsetMs / 1000) });
}

function decodes(type: string, t: Translate): string {
  const can = 'MediaSource' in window && MediaSource.isTypeSupported(type);
  return t(can ? 'profile.diagnostics.supported' : 'profile.diagnostics.unsupported');
}

function deviceText({ name, model, systemVersion }: Device): string {
  return `${name} · ${model} ${systemVersion}`.trim();
}
