'use client';

import { Pause, Play, RotateCcw, RotateCw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { Player } from './use-player';

/** The recording with its waveform. The waveform is drawn when its library has come; playing does not wait for it. */
export function VoicePlayer({
  orderId,
  durationSeconds,
  player,
}: {
  orderId: string;
  durationSeconds: number | null;
  player: Player;
}) {
  const t = useTranslations('reviewSource');
  const wave = useRef<HTMLDivElement>(null);
  const { audio } = player;

  useEffect(() => {
    let gone = false;
    let drawn: { destroy: () => void } | undefined;
    void import('wavesurfer.js').then(({ default: WaveSurfer }) => {
      if (gone || !wave.current || !audio.current) return;
      const color = (name: string) =>
        getComputedStyle(document.documentElement).getPropertyValue(name).trim();
      drawn = WaveSurfer.create({
        container: wave.current,
        media: audio.current,
        height: 36,
        barWidth: 2,
        barGap: 1,
        barRadius: 2,
        waveColor: color('--color-edge-strong'),
        progressColor: color('--color-accent'),
        cursorColor: color('--color-accent'),
      });
    });
    return () => {
      gone = true;
      drawn?.destroy();
    };
  }, [audio]);

  useEffect(() => {
    const element = audio.current;
    // The desk may keep the order out of sight once it is left, and the recording would play on.
    return () => element?.pause();
  }, [audio]);

  const total = player.duration || (durationSeconds ?? 0);
  return (
    <section aria-label={t('voiceNote')} className="rounded-lg border border-edge bg-paper p-2 shadow-sheet">
      <audio ref={player.audio} {...player.watch} src={`/api/orders/${orderId}/audio`} preload="metadata" />
      <div ref={wave} className="h-9" aria-hidden />
      <div className="flex items-center gap-1 pt-1">
        <Button
          size="icon"
          tone="primary"
          aria-label={t(player.playing ? 'pause' : 'play')}
          aria-keyshortcuts="Space"
          onClick={player.toggle}
        >
          {player.playing ? <Pause aria-hidden /> : <Play aria-hidden />}
        </Button>
        <Button
          size="icon"
          tone="quiet"
          aria-label={t('secondsBack')}
          aria-keyshortcuts="["
          onClick={() => player.skip(-3)}
        >
          <RotateCcw aria-hidden />
        </Button>
        <Button
          size="icon"
          tone="quiet"
          aria-label={t('secondsForward')}
          aria-keyshortcuts="]"
          onClick={() => player.skip(3)}
        >
          <RotateCw aria-hidden />
        </Button>
        <span className="px-1 text-sm text-soft">
          {clockOf(player.seconds)} / {clockOf(total)}
        </span>
        <Button
          size="small"
          tone="quiet"
          className="ml-auto"
          aria-label={t('speed', { speed: String(player.speed) })}
          onClick={player.changeSpeed}
        >
          {player.speed}×
        </Button>
      </div>
      {player.failed ? (
        <p role="alert" className="px-1 pt-1 text-sm text-bad">
          {t('playFails')}
        </p>
      ) : null}
    </section>
  );
}

function clockOf(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
