import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser of all figures: one with a window, as people have, at CHROMIUM_PATH or where Debian has it. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  if (existsSync(executablePath)) return chromium.launch({ executablePath, args: FLAGS });
  throw new Error(`The figures need chromium with a window: install Debian's chromium, or set CHROMIUM_PATH to one.`);
}
