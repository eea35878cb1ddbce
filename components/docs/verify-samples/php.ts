export const phpSample = `<?php
/** $rawBody: file_get_contents('php://input'). $headers: with names in lower case. */
function is_genuine(string $rawBody, array $headers, string $secret): bool
{
    $id = $headers['webhook-id'] ?? '';
    $sentAt = $headers['webhook-timestamp'] ?? '';
    // Older than five minutes: somebody may be repeating what they have overheard.
    if (!ctype_digit($sentAt) || abs(time() - (int) $sentAt) > 300) {
        return false;
    }
    $key = str_starts_with($secret, 'whsec_') ? base64_decode(substr($secret, 6)) : $secret;
    $digest = hash_hmac('sha256', "$id.$sentAt.$rawBody", $key, true);
    $expected = 'v1,' . base64_encode($digest);
    // Two, with a space between them, for 24 hours after the secret was rotated.
    foreach (explode(' ', $headers['webhook-signature'] ?? '') as $given) {
        if (hash_equals($expected, $given)) {
            return true;
        }
    }
    return false;
}
`;
