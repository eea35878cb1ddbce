/** Shown to receivers, and run by a test where there is Python 3. */
export const pythonSample = `import base64, hashlib, hmac, time

def is_genuine(raw_body: bytes, headers: dict[str, str], secret: str) -> bool:
    """raw_body: as it came in. headers: with names in lower case."""
    event_id = headers.get("webhook-id", "")
    sent_at = headers.get("webhook-timestamp", "")
    # Older than five minutes: somebody may be repeating what they have overheard.
    if not sent_at.isdecimal() or abs(time.time() - int(sent_at)) > 300:
        return False
    key = base64.b64decode(secret[6:]) if secret.startswith("whsec_") else secret.encode()
    signed = f"{event_id}.{sent_at}.".encode() + raw_body
    digest = hmac.new(key, signed, hashlib.sha256).digest()
    expected = b"v1," + base64.b64encode(digest)
    # Two, with a space between them, for 24 hours after the secret was rotated.
    given = headers.get("webhook-signature", "").split(" ")
    return any(hmac.compare_digest(expected, each.encode()) for each in given)
`;
