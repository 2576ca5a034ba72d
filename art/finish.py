#!/usr/bin/env python3
"""Denoise and grade one rendered EXR into a JPEG.

  finish.py in.exr out.jpg [--ev 0.3] [--look '{"contrast":1.1,...}'] [--size 1800x1200]

The denoiser is a plain PyTorch evaluation of the Open Image Denoise networks; the folder
of their weights is taken from OIDN_WEIGHTS (or weights/ here).
Without weights the picture is only graded.
"""
import sys, os, struct, json, argparse
import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter

# ---------------------------------------------------------------- EXR (uncompressed scanlines)
def read_exr(path):
    b = open(path, 'rb').read()
    p = 8
    chans, win = [], None
    def cstr(p):
        e = b.index(b'\0', p)
        return b[p:e].decode(), e + 1
    while b[p] != 0:
        name, p = cstr(p); typ, p = cstr(p)
        n = struct.unpack_from('<i', b, p)[0]; p += 4
        if name == 'channels':
            q = p
            while b[q] != 0:
                cn, q = cstr(q)
                pt = struct.unpack_from('<i', b, q)[0]; q += 16
                chans.append((cn, pt))
        elif name == 'dataWindow':
            win = struct.unpack_from('<4i', b, p)
        elif name == 'compression':
            assert b[p] == 0, 'EXR must be uncompressed'
        p += n
    p += 1
    w, h = win[2] - win[0] + 1, win[3] - win[1] + 1
    offs = np.frombuffer(b, '<u8', h, p)
    size = sum(w * (2 if t == 1 else 4) for _, t in chans)
    out = {c: np.empty((h, w), np.float32) for c, _ in chans}
    for o in offs:
        o = int(o)
        y = struct.unpack_from('<i', b, o)[0] - win[1]
        q = o + 8
        for c, t in chans:
            if t == 1:
                out[c][y] = np.frombuffer(b, '<f2', w, q); q += 2 * w
            else:
                out[c][y] = np.frombuffer(b, '<f4', w, q); q += 4 * w
    def get(layer, comps):
        arr = []
        for k in comps:
            m = [c for c in out if c.endswith(layer + '.' + k)]
            if not m: return None
            arr.append(out[m[0]])
        return np.stack(arr, -1)
    return get('Combined', 'RGB'), get('Denoising Albedo', 'RGB'), get('Denoising Normal', 'XYZ')

# ---------------------------------------------------------------- OIDN network
def load_tza(path):
    b = open(path, 'rb').read()
    magic, maj, _, off = struct.unpack_from('<HBBQ', b, 0)
    assert magic == 0x41d7
    p = off
    n = struct.unpack_from('<I', b, p)[0]; p += 4
    t = {}
    for _ in range(n):
        ln = struct.unpack_from('<H', b, p)[0]; p += 2
        name = b[p:p + ln].decode(); p += ln
        nd = b[p]; p += 1
        dims = struct.unpack_from('<%dI' % nd, b, p); p += 4 * nd
        p += nd
        dt = chr(b[p]); p += 1
        o = struct.unpack_from('<Q', b, p)[0]; p += 8
        cnt = int(np.prod(dims))
        t[name] = np.frombuffer(b, '<f2' if dt == 'h' else '<f4', cnt, o).reshape(dims).astype(np.float32)
    return t

A, B, C, D, E, F, G = 1.41283765e+03, 1.64593172e+00, 4.31384981e-01, -2.94139609e-03, 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01
def pu(y):
    y = np.maximum(y, 0)
    return np.where(y <= Y0, A * y, np.where(y <= Y1, B * np.power(np.maximum(y, 1e-12), C) + D, E * np.log(y + F) + G))
def pu_inv(x):
    return np.where(x <= X0, x / A, np.where(x <= X1, np.power(np.maximum((x - D) / B, 0), 1 / C), np.exp((x - G) / E) - F))

def unet(x, path):
    """One pass of an Open Image Denoise network: x is (h, w, channels), the answer (h, w, 3)."""
    import torch, torch.nn.functional as f
    torch.set_num_threads(int(os.environ.get('THREADS', '2')))
    w = {k: torch.from_numpy(v.copy()) for k, v in load_tza(path).items()}
    h0, w0, _ = x.shape
    t = torch.from_numpy(x.astype(np.float32)).permute(2, 0, 1)[None]
    t = f.pad(t, (0, (-w0) % 16, 0, (-h0) % 16), mode='reflect')
    def c(n, v): return f.relu(f.conv2d(v, w[n + '.weight'], w[n + '.bias'], padding=1))
    pool = lambda v: f.max_pool2d(v, 2)
    up = lambda v: f.interpolate(v, scale_factor=2, mode='nearest')
    with torch.no_grad():
        p1 = pool(c('enc_conv1', c('enc_conv0', t)))
        p2 = pool(c('enc_conv2', p1)); p3 = pool(c('enc_conv3', p2)); v = pool(c('enc_conv4', p3))
        v = c('enc_conv5b', c('enc_conv5a', v))
        v = c('dec_conv4b', c('dec_conv4a', torch.cat([up(v), p3], 1)))
        v = c('dec_conv3b', c('dec_conv3a', torch.cat([up(v), p2], 1)))
        v = c('dec_conv2b', c('dec_conv2a', torch.cat([up(v), p1], 1)))
        v = c('dec_conv1b', c('dec_conv1a', torch.cat([up(v), t], 1)))
        v = f.conv2d(v, w['dec_conv0.weight'], w['dec_conv0.bias'], padding=1)
    return v[0].permute(1, 2, 0).numpy()[:h0, :w0]

def denoise(col, alb, nrm, weights):
    """Cleans albedo and normals first: the far sea's noisy normals would otherwise pass for detail of the picture."""
    L = np.maximum(col @ np.array([0.212671, 0.715160, 0.072169], np.float32), 0)
    hb, wb = col.shape[0] // 16, col.shape[1] // 16
    bins = L[:hb * 16, :wb * 16].reshape(hb, 16, wb, 16).mean((1, 3))
    bins = bins[bins > 1e-8]
    exposure = 0.18 / np.exp2(np.mean(np.log2(bins))) if bins.size else 1.0
    ns = 1.0 / pu(np.float32(65504.0))
    x = pu(np.nan_to_num(col) * exposure) * ns
    at = lambda name: os.path.join(weights, name + '.tza')
    alb = np.clip(unet(np.clip(np.nan_to_num(alb), 0, 1), at('rt_alb')), 0, 1)
    nrm = unet(np.clip(np.nan_to_num(nrm), -1, 1) * .5 + .5, at('rt_nrm'))
    o = unet(np.concatenate([x, alb, np.clip(nrm, 0, 1)], -1), at('rt_hdr_calb_cnrm'))
    return np.maximum(pu_inv(np.clip(o, 0, 1) / ns) / exposure, 0).astype(np.float32)

# ---------------------------------------------------------------- grade: AgX-like filmic curve
INS = np.array([[0.842479062253094, 0.0784335999999992, 0.0792237451477643],
                [0.0423282422610123, 0.878468636469772, 0.0791661274605434],
                [0.0423756549057051, 0.0784336, 0.879142973793104]], np.float32)
OUTS = np.linalg.inv(INS).astype(np.float32)
def agx(x, slope, power, sat):
    x = np.maximum(x @ INS.T, 1e-10)
    lo, hi = -12.47393, 4.026069
    x = np.clip((np.log2(x) - lo) / (hi - lo), 0, 1)
    x2, x4 = x * x, x ** 4
    y = 15.5 * x4 * x2 - 40.14 * x4 * x + 31.96 * x4 - 6.868 * x2 * x + 0.4298 * x2 + 0.1191 * x - 0.00232
    y = np.power(np.maximum(y * slope, 0), power)
    l = (y @ np.array([.2126, .7152, .0722], np.float32))[..., None]
    y = l + sat * (y - l)
    y = y @ OUTS.T
    return np.clip(y, 0, 1)          # already display-encoded (2.2)

def grade(img, look):
    g = dict(ev=0.0, auto=0.0, temp=0.0, tint=0.0, bloom=0.05, slope=1.0, power=1.3, sat=1.32, vig=0.12, grain=0.004, sharp=0.35, key=0.42, con=0.45)
    g.update(look)
    L = np.maximum(img @ np.array([.2126, .7152, .0722], np.float32), 1e-6)
    Lc = np.minimum(L, np.percentile(L, 97))
    img = img * (g['key'] / np.exp(np.mean(np.log(Lc + 1e-4)) * .5 + np.log(Lc.mean()) * .5)) * 2.0 ** g['ev']
    if g['temp'] or g['tint']:
        img = img * np.array([1 + g['temp'], 1 - g['tint'], 1 - g['temp']], np.float32)
    h, w, _ = img.shape
    if g['bloom']:
        q = 4
        hot = np.minimum(img, 12.0)[:h // q * q, :w // q * q].reshape(h // q, q, w // q, q, 3).mean((1, 3))
        b = sum(np.stack([gaussian_filter(hot[..., k], w / q * s) for k in range(3)], -1) for s in (.004, .015, .045)) / 3
        b = np.stack([np.asarray(Image.fromarray(b[..., k].astype(np.float32), 'F').resize((w, h), Image.BICUBIC)) for k in range(3)], -1)
        img = img * (1 - g['bloom']) + b * g['bloom']
    yy, xx = np.mgrid[0:h, 0:w]
    r2 = ((xx / w - .5) ** 2 + (yy / h - .5) ** 2 * .7) / .42
    img = img * (1 - g['vig'] * r2[..., None] * 2)
    y = agx(img.astype(np.float32), g['slope'], g['power'], g['sat'])
    if g['con']: y = y + g['con'] * (y * y * (3 - 2 * y) - y)
    return y, g

def main():
    a = argparse.ArgumentParser()
    a.add_argument('exr'); a.add_argument('jpg')
    a.add_argument('--look', default='{}'); a.add_argument('--size', default='')
    a.add_argument('--nodn', action='store_true'); a.add_argument('--npy', default='')
    o = a.parse_args()
    here = os.path.dirname(os.path.abspath(__file__))
    wt = os.environ.get('OIDN_WEIGHTS', os.path.join(here, 'weights'))
    if o.exr.endswith('.npy'):
        col = np.load(o.exr).astype(np.float32)
    else:
        col, alb, nrm = read_exr(o.exr)
        if alb is not None and os.path.exists(wt) and not o.nodn:
            col = denoise(col, alb, nrm, wt)
        if o.npy: np.save(o.npy, np.minimum(col, 60000).astype(np.float16))
    y, g = grade(col, json.loads(o.look))
    h, w, _ = y.shape
    if not o.size and 1000 <= w < 1500: o.size = '1500x1000'
    if o.size:
        W, H = map(int, o.size.split('x'))
        if (W, H) != (w, h):
            im = [Image.fromarray(y[..., k].astype(np.float32), 'F').resize((W, H), Image.LANCZOS) for k in range(3)]
            y = np.clip(np.stack([np.asarray(i) for i in im], -1), 0, 1)
    if g['sharp']:
        bl = np.stack([gaussian_filter(y[..., k], 0.9) for k in range(3)], -1)
        y = y + g['sharp'] * (y - bl)
    if g['grain']:
        rng = np.random.default_rng(7)
        n = gaussian_filter(rng.standard_normal(y.shape[:2]), .6) * 1.6
        y = y + g['grain'] * n[..., None]
    im = Image.fromarray((np.clip(y, 0, 1) * 255 + .5).astype(np.uint8))
    q = 88
    while True:
        im.save(o.jpg, quality=q, optimize=True, progressive=True, subsampling=0 if q > 86 else 2)
        if os.path.getsize(o.jpg) <= 600 * 1000 or q < 60: break
        q -= 3
    print(o.jpg, im.size, os.path.getsize(o.jpg) // 1000, 'KB q', q)
main()
