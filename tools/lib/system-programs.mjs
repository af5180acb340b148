import { existsSync } from 'node:fs';
import { giveUp, log, since } from './log.mjs';
import { capture, run } from './run.mjs';

/** What the browser journeys and the video tests need beside npm packages: Debian's package, and the commands that count. */
const programs = [
  {
    name: 'chromium-headless-shell',
    commands: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'],
    versionOption: '--version',
    setting: 'CHROMIUM_PATH',
  },
  { name: 'ffmpeg', commands: ['ffmpeg'], versionOption: '-version', setting: 'FFMPEG_PATH' },
];

/** Installs what is missing where we may (Debian and its kin, as root); elsewhere says what to install and ends. */
export async function requireSystemPrograms() {
  const missing = [];
  for (const program of programs) if (!(await isThere(program))) missing.push(program);
  if (missing.length === 0) return;
  const names = missing.map(({ name }) => name).join(' and ');
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!mayInstall) {
    const settings = missing.map(({ setting }) => setting).join(' and ');
    giveUp(
      `The tests need ${names}: install ${names} with your system's package manager, or set ${settings} to the program.`,
    );
  }
  await installDebian(missing.map(({ name }) => name));
}

/** @param {(typeof programs)[number]} program */
async function isThere({ commands, versionOption, setting }) {
  const given = process.env[setting];
  const outcomes = await Promise.all((given ? [given] : commands).map((command) => capture(command, [versionOption])));
  return outcomes.some(({ code }) => code === 0);
}

async function installDebian(/** @type {string[]} */ names) {
  log(`Installing ${names.join(' and ')} (apt-get), a minute or two`);
  const start = performance.now();
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...names];
  await run('apt-get', ['update', '-qq'], { env });
  if ((await run('apt-get', install, { env })) !== 0) {
    giveUp(`apt-get could not install ${names.join(' ')}: see its lines above; install them by hand and start again.`);
  }
  log(`Installed ${names.join(' and ')} in ${since(start)}`);
}
