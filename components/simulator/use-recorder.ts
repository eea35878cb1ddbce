import { useEffect, useRef, useState } from 'react';

/** What this browser records of the formats that the service takes. */
const formats = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus'];

type RecorderState =
  | { kind: 'idle' }
  | { kind: 'recording'; seconds: number }
  | { kind: 'refused'; why: 'browser' | 'microphone' };

/** Records from the microphone; `onRecorded` gets the finished recording. */
export function useRecorder(onRecorded: (recording: Blob) => void) {
  const [state, setState] = useState<RecorderState>({ kind: 'idle' });
  const recorder = useRef<MediaRecorder>(null);
  const isAsking = useRef(false);
  const isRecording = state.kind === 'recording';

  useEffect(() => {
    if (!isRecording) return;
    const startedAt = Date.now();
    const timer = setInterval(
      () => setState({ kind: 'recording', seconds: Math.floor((Date.now() - startedAt) / 1000) }),
      500,
    );
    return () => clearInterval(timer);
  }, [isRecording]);
  useEffect(() => () => recorder.current?.stream.getTracks().forEach((track) => void track.stop()), []);

  const start = async () => {
    const mimeType = formats.find((format) => window.MediaRecorder?.isTypeSupported(format));
    if (!mimeType || !navigator.mediaDevices) {
      setState({ kind: 'refused', why: 'browser' });
      return;
    }
    // The second half of a double click would leave a microphone switched on that nothing stops.
    if (isAsking.current) return;
    isAsking.current = true;
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true }).catch(() => null);
    isAsking.current = false;
    if (!stream) {
      setState({
        kind: 'refused',
        why: 'microphone',
      });
      return;
    }
    const parts: Blob[] = [];
    const fresh = new MediaRecorder(stream, { mimeType });
    fresh.ondataavailable = (event) => parts.push(event.data);
    fresh.onstop = () => {
      for (const track of stream.getTracks()) track.stop();
      setState({ kind: 'idle' });
      onRecorded(new Blob(parts, { type: mimeType }));
    };
    recorder.current = fresh;
    fresh.start();
    setState({ kind: 'recording', seconds: 0 });
  };
  return { state, start: () => void start(), stop: () => recorder.current?.stop() };
}
