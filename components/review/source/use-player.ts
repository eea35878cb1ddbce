import { useRef, useState } from 'react';

const speeds = [1, 1.25, 1.5, 2, 0.75];

export type Player = ReturnType<typeof usePlayer>;

/** Plays a recording in the page; `audio` and `watch` go onto the audio element. Without one nothing happens. */
export function usePlayer() {
  const audio = useRef<HTMLAudioElement>(null);
  const [state, setState] = useState({ playing: false, seconds: 0, duration: 0, failed: false });
  const [speed, setSpeed] = useState<number>(1);

  const read = () => {
    const element = audio.current;
    if (!element) return;
    setState({
      playing: !element.paused,
      seconds: element.currentTime,
      duration: Number.isFinite(element.duration) ? element.duration : 0,
      failed: element.error !== null,
    });
  };
  return {
    audio,
    watch: {
      onPlay: read,
      onPause: read,
      onEnded: read,
      onTimeUpdate: read,
      onDurationChange: read,
      onSeeked: read,
      onError: read,
    },
    ...state,
    speed,
    toggle: () => {
      const element = audio.current;
      if (!element) return;
      if (element.paused) void element.play().catch(() => setState((now) => ({ ...now, failed: true })));
      else element.pause();
    },
    skip: (seconds: number) => {
      if (audio.current) audio.current.currentTime = Math.max(0, audio.current.currentTime + seconds);
    },
    changeSpeed: () => {
      const next = speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? 1;
      setSpeed(next);
      if (audio.current) audio.current.playbackRate = next;
    },
  };
}
